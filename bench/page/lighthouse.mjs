// Lighthouse in a browser that already sits at a table: a line of JSON asks, another one answers.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stdin, stdout } from 'node:process'
import { createInterface } from 'node:readline'
import lighthouse from 'lighthouse'
import puppeteer from 'puppeteer-core'
import { byCpuTime } from './cpu.mjs'

const CATEGORIES = ['performance', 'accessibility', 'best-practices']
const FIGURES = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  si: 'speed-index',
}
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

for await (const line of createInterface({ input: stdin })) {
  stdout.write(`${JSON.stringify(await patiently(JSON.parse(line)))}\n`)
}

/** Now and then the browser's record has a hole, and Lighthouse asks to be run again. */
async function patiently(question, tries = 3) {
  try {
    return await measure(question)
  } catch (error) {
    if (tries === 1) throw error
    return await patiently(question, tries - 1)
  }
}

/** A first visit each time, so a new browser: nothing is kept but the seats, as the page keeps them. */
async function measure({ chromium, address, path, seats }) {
  const browser = await puppeteer.launch({ executablePath: chromium, args: ARGUMENTS })
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'))
  try {
    await sitDown(browser, address, seats)
    return await marks(browser, address + path, folder)
  } finally {
    await browser.close()
    await rm(folder, { recursive: true })
  }
}

/** Without a word to the server: a line that is open already would make the visit quicker. */
async function sitDown(browser, address, seats) {
  const page = await browser.newPage()
  await page.setRequestInterception(true)
  page.on('request', (request) => request.respond({ contentType: 'text/html', body: '' }))
  await page.goto(address)
  await page.evaluate((kept) => (localStorage['samewave:seats'] = kept), JSON.stringify(seats))
  await page.close()
}

/** Lighthouse as it is, for a phone; then once more over the same record, by CPU time. */
async function marks(browser, url, folder) {
  const { port } = new URL(browser.wsEndpoint())
  const flags = { port, disableStorageReset: true, onlyCategories: CATEGORIES, logLevel: 'silent' }
  const { lhr } = await lighthouse(url, { ...flags, gatherMode: folder, auditMode: folder })
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message)
  const record = join(folder, 'trace.json')
  const trace = JSON.parse(await readFile(record, 'utf8'))
  await writeFile(record, JSON.stringify({ ...trace, traceEvents: byCpuTime(trace.traceEvents) }))
  const again = await lighthouse(url, { ...flags, auditMode: folder })
  return {
    version: lhr.lighthouseVersion,
    scores: Object.fromEntries(CATEGORIES.map((name) => [name, scoreOf(lhr, name)])),
    figures: figuresOf(lhr),
    by_cpu_time: { score: scoreOf(again.lhr, 'performance'), ...figuresOf(again.lhr) },
    failed: CATEGORIES.flatMap((name) => failed(again.lhr, name)),
    requests: lhr.audits['network-requests'].details.items,
  }
}

function scoreOf(lhr, category) {
  return Math.round(lhr.categories[category].score * 100)
}

function figuresOf(lhr) {
  const named = Object.entries(FIGURES)
  return Object.fromEntries(named.map(([name, audit]) => [name, lhr.audits[audit].numericValue]))
}

/** What is not perfect and has a weight in the marks. */
function failed(lhr, category) {
  return lhr.categories[category].auditRefs
    .map(({ id, weight }) => ({ weight, ...lhr.audits[id] }))
    .filter(({ weight, score }) => weight > 0 && score !== null && score < 1)
    .map(({ title, score, displayValue = '' }) => `${title} ${displayValue} (${score})`)
}
