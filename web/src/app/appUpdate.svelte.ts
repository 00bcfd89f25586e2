// Registers the service worker and notices newer versions of the page.
import { withBase } from './basePath'

class AppUpdate {
  /** Whether a newer version is ready; the next load uses it. */
  isAvailable = $state(false)
  #registration: ServiceWorkerRegistration | undefined

  /** Register the service worker a moment after the first screen is drawn. */
  start(wait = 3000): void {
    const worker = globalThis.navigator?.serviceWorker as ServiceWorkerContainer | undefined
    if (!worker || !import.meta.env.PROD) return
    const hadOne = worker.controller !== null
    worker.addEventListener('controllerchange', () => (this.isAvailable = hadOne))
    setTimeout(() => void this.#register(worker), wait)
  }

  async #register(worker: ServiceWorkerContainer): Promise<void> {
    this.#registration = await worker.register(withBase('/worker.js')).catch(() => undefined)
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) this.check()
    })
  }

  /** Check for a newer version: when the page becomes visible, and after a restart. */
  check(): void {
    void this.#registration?.update().catch(() => undefined)
  }
}

export const appUpdate = new AppUpdate()
