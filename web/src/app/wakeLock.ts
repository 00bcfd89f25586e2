// Keeps the screen of a phone on during a game.

/** Keep the screen on while the page is visible; call the returned function to stop. */
export function keepScreenOn(): () => void {
  return 'wakeLock' in navigator ? holdWakeLock() : playEmptyVideo()
}

function holdWakeLock(): () => void {
  let lock: WakeLockSentinel | undefined
  const take = async () => {
    if (document.hidden) return
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

/**
 * Browsers offer the wake lock only in a secure context. On plain HTTP a playing video keeps the
 * screen on in Chrome and Firefox, also a muted stream that shows nothing.
 */
function playEmptyVideo(): () => void {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 2
  const pen = canvas.getContext('2d')
  const video = document.createElement('video')
  if (!pen || !canvas.captureStream) return () => undefined
  const draw = () => pen.fillRect(0, 0, 2, 2)
  const play = () => {
    if (!document.hidden) void video.play().catch(() => undefined)
  }
  draw()
  video.srcObject = canvas.captureStream()
  video.muted = video.playsInline = true
  video.className = 'unseen-helper'
  video.ariaHidden = 'true'
  document.body.append(video)
  const drawing = setInterval(draw, 1000) // a stream without frames counts as paused
  document.addEventListener('visibilitychange', play)
  document.addEventListener('pointerdown', play) // where a video needs a tap to start
  play()
  return () => {
    clearInterval(drawing)
    document.removeEventListener('visibilitychange', play)
    document.removeEventListener('pointerdown', play)
    video.remove()
  }
}
