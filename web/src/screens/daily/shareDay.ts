// Sharing a day: a picture and a line that give nothing away, and a link that asks a friend.
import { absoluteAddress } from '../../app/basePath'
import type { DayView } from '../../api/protocol/history'
import { toasts } from '../../components/announcements.svelte'
import { copyText, saveFile, shared } from '../../components/share'
import { t } from '../../i18n/index.svelte'
import { addLink, formatDay, linkPath, linksOf } from '../../state/daily.svelte'

/** Send a link with which a friend and this device see what they share. */
export async function askFriend(day: string, theme: string): Promise<void> {
  const url = absoluteAddress(linkPath(linksOf(day)[0] ?? addLink(day)))
  const text = t.daily.askText({ theme })
  if (await shared({ text, url })) return
  if (await copyText(`${text} ${url}`)) toasts.show(t.daily.copied)
  else toasts.show(t.daily.notCopied, 'bad')
}

const FULL = '🟧'
const SOME = '🟨'
const FEW = '⬜'

/** How many people chose each of the five, as squares: more than half, more than a fifth, fewer. */
export const squares = ({ result }: DayView): string =>
  (result?.yours ?? [])
    .map((people) => people / (result?.answers || 1))
    .map((share) => (share > 0.5 ? FULL : share > 0.2 ? SOME : FEW))
    .join('')

/** The line of text: the theme, the likeness and the squares, but no image. */
export function shareLine(view: DayView, theme: string): string {
  const likeness = view.result?.likeness ?? null
  const line =
    likeness === null ? t.daily.shareFirst({ theme }) : t.daily.shareLine({ theme, likeness })
  return `${line} ${squares(view)} ${absoluteAddress('/today')}`
}

export async function shareDay(view: DayView, theme: string): Promise<void> {
  const text = shareLine(view, theme)
  const picture = await draw(view, theme).catch(() => null)
  if (!picture) return toasts.show(t.daily.notShared, 'bad')
  const file = new File([picture], `samewave-${view.day}.png`, { type: 'image/png' })
  if (await shared({ text, files: [file] })) return
  saveFile(file, file.name)
  if (await copyText(text)) toasts.show(t.daily.copied)
}

const SIZE = 1080
const INK = '#fffbf2'

/** A picture of 1080 pixels: the night, two waves, the theme, the likeness and five card backs. */
async function draw(view: DayView, theme: string): Promise<Blob | null> {
  await document.fonts.ready
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = SIZE
  const pen = canvas.getContext('2d')
  if (!pen) return null
  const sky = pen.createLinearGradient(0, 0, 0, SIZE)
  sky.addColorStop(0, '#0c1330')
  sky.addColorStop(0.5, '#1a2452')
  sky.addColorStop(0.8, '#453161')
  sky.addColorStop(1, '#8d4a5c')
  pen.fillStyle = sky
  pen.fillRect(0, 0, SIZE, SIZE)
  wave(pen, 930, '#f96a1e')
  wave(pen, 962, '#ffc857')
  pen.textAlign = 'center'
  write(pen, 'Samewave', 150, 84)
  write(pen, formatDay(view.day), 215, 38, '#dadff0')
  write(pen, theme, 400, 104)
  const { answers, likeness, yours } = view.result ?? { answers: 0, likeness: null, yours: [] }
  yours.forEach((people, place) => cardBack(pen, place, people / (answers || 1)))
  if (typeof likeness === 'number') write(pen, `${t.daily.likeness} ${likeness}`, 800, 72)
  if ((view.streak ?? 0) > 1)
    write(pen, t.daily.streak({ n: view.streak ?? 0 }), 868, 40, '#ffc857')
  write(pen, t.daily.question, 1040, 44, '#1b1430')
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}

/** A centred line of text, as large as it fits. */
function write(pen: CanvasRenderingContext2D, text: string, y: number, size: number, colour = INK) {
  const font = (pixels: number) => `800 ${pixels}px 'Bricolage Grotesque Variable', sans-serif`
  pen.font = font(size)
  const fits = Math.min(1, (SIZE - 120) / pen.measureText(text).width)
  pen.font = font(size * fits)
  pen.fillStyle = colour
  pen.fillText(text, SIZE / 2, y)
}

function wave(pen: CanvasRenderingContext2D, y: number, colour: string) {
  pen.fillStyle = colour
  pen.beginPath()
  pen.moveTo(0, SIZE)
  for (let x = 0; x <= SIZE; x += 12) pen.lineTo(x, y + 22 * Math.sin((x / SIZE) * 4 * Math.PI))
  pen.lineTo(SIZE, SIZE)
  pen.fill()
}

/** One of the five cards, face down; the more people chose it, the higher it glows. */
function cardBack(pen: CanvasRenderingContext2D, place: number, share: number) {
  const [width, gap] = [150, 28]
  const x = SIZE / 2 + (place - 2.5) * (width + gap) + gap / 2
  const y = 500
  pen.fillStyle = INK
  round(pen, x, y, width, 24)
  pen.fillStyle = '#1b2547'
  round(pen, x + 9, y + 9, width - 18, 18)
  pen.save()
  pen.beginPath()
  pen.roundRect(x + 9, y + 9, width - 18, width - 18, 18)
  pen.clip()
  const high = (width - 18) * share
  pen.fillStyle = share > 0.5 ? '#f96a1e' : '#ffc857'
  pen.fillRect(x + 9, y + width - 9 - high, width - 18, high)
  pen.restore()
  pen.fillStyle = INK
  pen.font = `800 54px 'Bricolage Grotesque Variable', sans-serif`
  pen.strokeStyle = '#1b2547'
  pen.lineWidth = 10
  pen.lineJoin = 'round'
  pen.strokeText(String(place + 1), x + width / 2, y + 95)
  pen.fillText(String(place + 1), x + width / 2, y + 95)
}

function round(pen: CanvasRenderingContext2D, x: number, y: number, size: number, radius: number) {
  pen.beginPath()
  pen.roundRect(x, y, size, size, radius)
  pen.fill()
}
