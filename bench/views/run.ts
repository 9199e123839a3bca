import { writeFileSync } from 'node:fs'
import { chromium, type Page } from 'playwright-core'
import { accounts } from '../../emulators/seed/accounts.ts'
import { fillBlogs, fillUsers } from '../../emulators/seed/seed-many.ts'
import { api } from '../../tests/support/addresses.ts'
import { milliseconds, ratio } from '../format.ts'
import { type HandlerTime, timeHandler } from '../handler-time.ts'
import { serveInProcess } from '../serve-api.ts'

const { CHAMBER_ORIGIN: origin, CHROMIUM_PATH: executablePath } = process.env
if (!origin || !executablePath) throw new Error('Run this with npm run bench.')

const USERS = 10_000
const POSTS = 2_000
const ABOUT = `# The last figures of \`npm run bench -- views\`

An admin's dashboard views, with ${USERS.toLocaleString('en-US')} users and ${POSTS.toLocaleString('en-US')} posts. Read: documents that the answers of the API cost. Counts are not included:
they cost one read for each thousand. Listened to: documents and queries that the view keeps open. What a page shows limits both.
Time: the API's answers, one after the other in one process.
`
const HEADS = ['view', 'answers of the API', 'documents read', 'listened to', 'time', '÷ empty answer']

/** What of the address is `?tab=`, and what says that it shows what it holds. */
const VIEWS = [
  ['', 'tbody tr'],
  ['overview', 'table'],
  ['members', 'tbody tr'],
  ['team', 'tbody tr'],
  ['requests', 'tbody tr'],
  ['blogs', 'h2'],
  ['events', 'h2'],
  ['donations', 'li'],
  ['messages', 'li'],
  ['volunteers', 'li'],
  ['comments', 'li'],
] as const

/** How long a view must have asked for nothing to be taken for open, in milliseconds. */
const QUIET_MS = 1_000

await fillUsers(USERS)
await fillBlogs(POSTS)
const local = await serveInProcess()
const empty = await timeHandler(`${local.origin}/empty`)

const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
const page = await browser.newPage({ baseURL: origin, viewport: { width: 1280, height: 900 } })
const { access } = await signIn(page)
const rows: string[][] = []
for (const [tab, shows] of VIEWS) {
  const { asked, listened } = await open(page, tab, shows)
  const answers: HandlerTime[] = []
  for (const address of asked) answers.push(await timeHandler(local.origin + address, access))
  const read = answers.reduce((sum, { documentsRead }) => sum + documentsRead, 0)
  const time = answers.reduce((sum, answer) => sum + answer.milliseconds, 0)
  rows.push([
    tab || 'first view',
    String(asked.length),
    read.toFixed(1),
    String(listened),
    milliseconds(time),
    ratio(time, empty.milliseconds),
  ])
}
await browser.close()
local.close()

const table = [HEADS, HEADS.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
console.log(table)
writeFileSync('bench/views.md', `${ABOUT}\n${table}\n`)
process.exit(0)

async function signIn(window: Page): Promise<{ access: string }> {
  const { email, password } = accounts.admin
  await window.goto('/login')
  await window.getByLabel('E-mail').fill(email)
  await window.getByLabel('Password', { exact: true }).fill(password)
  await window.getByLabel('Remember Me').check()
  await window.getByRole('button', { name: 'Login' }).click()
  await window.waitForURL('**/dashboard')
  const answer = await fetch(origin + api.login, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  return (await answer.json()) as { access: string }
}

/** Opens a view at its address. @returns what it asked the API for, and how much it listens to */
async function open(window: Page, tab: string, shows: string) {
  const asked: string[] = []
  let listened = 0
  let last = Date.now()
  const watch = (request: { url: () => string; method: () => string; postData: () => string | null }) => {
    const { pathname, search } = new URL(request.url())
    last = Date.now()
    if (pathname.startsWith('/api/auth/') && request.method() === 'GET') asked.push(pathname + search)
    if (pathname.endsWith('/Listen/channel'))
      listened += decodeURIComponent(request.postData() ?? '').match(/addTarget/g)?.length ?? 0
  }
  window.on('request', watch)
  await window.goto(tab ? `/dashboard?tab=${tab}` : '/dashboard')
  await window.getByRole('main').locator(shows).first().waitFor()
  // the figure is defined by this time
  while (Date.now() - last < QUIET_MS) await window.waitForTimeout(QUIET_MS)
  window.off('request', watch)
  return { asked, listened }
}
