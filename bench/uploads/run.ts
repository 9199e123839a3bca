import { writeFileSync } from 'node:fs'
import { chromium, type Page } from 'playwright-core'
import { accounts } from '../../emulators/seed/accounts.ts'
import { pdfOf } from '../../tests/support/files.ts'
import { median, ratio, seconds } from '../format.ts'

const { CHAMBER_ORIGIN: origin, CHROMIUM_PATH: executablePath } = process.env
if (!origin || !executablePath) throw new Error('Run this with npm run bench.')

const BYTES = 10 * 1024 * 1024
/** A mobile connection at a weak spot: bytes a second upwards, and milliseconds there and back. */
const SLOW = { uploadThroughput: 400_000, downloadThroughput: 800_000, latency: 150, offline: false }
const TIMES = 3

const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
const page = await browser.newPage()
await page.goto(`${origin}/login`)
await page.getByLabel('E-mail').fill(accounts.admin.email)
await page.getByLabel('Password', { exact: true }).fill(accounts.admin.password)
await page.getByRole('button', { name: 'Login' }).click()
await page.getByRole('heading', { name: 'User Management' }).waitFor()
await page.goto(`${origin}/dashboard?tab=pages`)
await page.getByRole('button', { name: 'Add file' }).waitFor()
const session = await page.context().newCDPSession(page)
await session.send('Network.enable')

/** Measures work on the slow connection, in milliseconds. */
async function timeSlow(work: () => Promise<unknown>): Promise<number> {
  await session.send('Network.emulateNetworkConditions', SLOW)
  const began = performance.now()
  await work()
  const time = performance.now() - began
  await session.send('Network.emulateNetworkConditions', {
    ...SLOW,
    uploadThroughput: -1,
    downloadThroughput: -1,
    latency: 0,
  })
  return time
}

/** Sends so many bytes in one request to a function that does nothing. */
const sendBare = (on: Page) =>
  on.evaluate(async (bytes) => {
    await fetch('/bench/empty', { method: 'POST', body: new Uint8Array(bytes) })
  }, BYTES)

/** Adds a file in the dashboard, from the press to the closed dialog. @param isLost whether a piece is lost once */
async function timeUpload(title: string, isLost: boolean): Promise<number> {
  await page.getByRole('button', { name: 'Add file' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add file' })
  await dialog.getByLabel('Title').fill(title)
  const file = { name: 'a.pdf', mimeType: 'application/pdf', buffer: pdfOf(title, BYTES) }
  await dialog.getByLabel('File', { exact: true }).setInputFiles(file)
  await dialog.getByText('a.pdf').waitFor()
  const pieces = '**/api/auth/uploads/*/pieces/3/'
  if (isLost) await page.route(pieces, (route) => route.abort('internetdisconnected'), { times: 1 })
  const time = await timeSlow(async () => {
    await dialog.getByRole('button', { name: 'Add file' }).click()
    await dialog.waitFor({ state: 'hidden', timeout: 300_000 })
  })
  await page.unroute(pieces)
  return time
}

const bare: number[] = []
const whole: number[] = []
const resumed: number[] = []
for (let n = 0; n < TIMES; n += 1) {
  bare.push(await timeSlow(() => sendBare(page)))
  whole.push(await timeUpload(`Whole ${n}`, false))
  resumed.push(await timeUpload(`Resumed ${n}`, true))
}
await browser.close()

const baseline = median(bare)
const row = (what: string, times: number[]) =>
  `| ${what} | ${seconds(median(times))} | ${ratio(median(times), baseline)} |`
writeFileSync(
  'bench/uploads.md',
  `# The last figures of \`npm run bench -- uploads\`

A PDF of 10 MB is added in the dashboard, from the press of the button until the dialog closes. The browser sends ${SLOW.uploadThroughput / 1000} kB a second, and an answer takes ${SLOW.latency} ms.
Each figure is the median of ${TIMES}. The baseline sends the same bytes in one request to a function that does nothing.

| what | time | ÷ the bytes alone |
|---|---|---|
${row('the bytes alone', bare)}
${row('in pieces of 2 MB', whole)}
${row('in pieces, of which one is lost', resumed)}
`,
)
