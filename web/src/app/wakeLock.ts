// A phone that is looked at during a game stays awake, where the browser lets it.

/** Keep the screen on while this page is seen; call what is returned to let go. */
export function holdWakeLock(): () => void {
  let lock: WakeLockSentinel | undefined
  const take = async () => {
    if (document.hidden || !('wakeLock' in navigator)) return
    lock = await navigator.wakeLock.request('screen').catch(() => undefined)
  }
  const seen = () => void take()
  document.addEventListener('visibilitychange', seen)
  void take()
  return () => {
    document.removeEventListener('visibilitychange', seen)
    void lock?.release()
  }
}
