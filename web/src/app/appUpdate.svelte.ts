// Fresh: the service worker is set up when all is calm, and a newer page is noticed.
import { withBase } from './basePath'

class AppUpdate {
  /** There is a newer page than this one; it comes with the next load. */
  isOld = $state(false)
  #registration: ServiceWorkerRegistration | undefined

  /** After the first screen is there; the worker has time. */
  begin(wait = 3000): void {
    const worker = globalThis.navigator?.serviceWorker as ServiceWorkerContainer | undefined
    if (!worker || !import.meta.env.PROD) return
    const hadOne = worker.controller !== null
    worker.addEventListener('controllerchange', () => (this.isOld = hadOne))
    setTimeout(() => void this.#register(worker), wait)
  }

  async #register(worker: ServiceWorkerContainer): Promise<void> {
    this.#registration = await worker.register(withBase('/worker.js')).catch(() => undefined)
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) this.look()
    })
  }

  /** Ask whether there is a newer page: when somebody looks again, and after a restart. */
  look(): void {
    void this.#registration?.update().catch(() => undefined)
  }
}

export const appUpdate = new AppUpdate()
