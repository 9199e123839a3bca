import { samples } from 'domain/content/samples.ts'
import type { ListedMail } from 'domain/office/outbox.ts'
import type { DataKept, RemovalRun, Upcoming } from 'domain/office/overview.ts'
import type { Today } from 'domain/office/today.ts'
import type { Locator, Page, Route } from 'playwright-core'
import { accounts } from '../../emulators/seed/accounts.ts'

/** A view or a dialog of the dashboard of a seeded account. */
export interface DashboardView {
  /** The file name of its pictures. */
  name: string
  account: keyof typeof accounts
  /** The query of its address. */
  query?: string
  /** Opens it on the page. */
  open?: (page: Page) => Promise<void>
  /** The element that shows that it has loaded. */
  shows: (page: Page) => Locator
  /** Whether only phones have it. */
  isOfPhones?: boolean
  /** Whether another view has the same parts: tests open this one with --thorough only. */
  isLikeAnother?: boolean
}

const first = (page: Page, role: 'button' | 'link' | 'checkbox', name: RegExp | string) =>
  page.getByRole(role, { name }).filter({ visible: true }).first()
const press = (name: RegExp | string) => (page: Page) => first(page, 'button', name).click()
const heading = (name: RegExp | string) => (page: Page) => page.getByRole('heading', { name })
const dialog = (name: RegExp | string) => (page: Page) => page.getByRole('dialog', { name })
const question = (name: RegExp | string) => (page: Page) => page.getByRole('alertdialog', { name })
const users = (page: Page) => page.getByText(/^1 to \d+ of \d+$/)
const record = (page: Page) => page.getByRole('article').getByRole('heading')
const read = (page: Page) =>
  page.getByRole('dialog').locator('button:not([aria-disabled=true])', { hasText: 'Approve Member' })

// in a form that appears after the text around it
const sendAgain = (page: Page) => page.getByRole('button', { name: 'Send again' })

const startReading = press('Start with the oldest')
const choose = (page: Page) => first(page, 'checkbox', /^Select (?!all)/).check()

// the button of the rail, on phones of the head
const openSearch = (page: Page) => first(page, 'button', /^Search( |$)/).click()

/** Waits for the whole first view: the log is read once it is nearly in view. */
async function untilActivity(page: Page) {
  // before that, the list below is in view already, and nothing would scroll
  await heading(/^(Needs you|Nothing needs you now\.)$/)(page).waitFor()
  await heading('User Management')(page).scrollIntoViewIfNeeded()
  await heading('Activity')(page).waitFor()
}

/** Opens the first view of an admin with other answers: the seeded office has neither faults nor a day without work. */
async function openToday(page: Page, answer: typeof NOTHING) {
  await page.route('**/api/auth/waiting/', (route) => route.fulfill({ json: answer.counts }))
  await page.route('**/api/auth/today/', async (route) => {
    const stored = await route.fetch()
    await route.fulfill({ json: { ...((await stored.json()) as object), ...answer } })
  })
  await page.reload()
  await untilActivity(page)
  await page.unrouteAll()
}

/** Opens the current view again with this answer to the first request for a list of users. */
async function answerUsers(page: Page, answer: (route: Route) => Promise<void> | void) {
  await page.route(/\/api\/auth\/users\/(\?|$)/, answer, { times: 1 })
  await page.reload()
}

/** Opens the oldest application with somebody who may be the same person, which data of earlier versions does not have. */
async function startWithDuplicate(page: Page) {
  await page.route(/\/duplicates\/$/, async (route) => {
    const user: unknown = await (
      await route.fetch({ url: route.request().url().replace('duplicates/', '') })
    ).json()
    await route.fulfill({
      json: [{ user, likeness: { phone: 'same', full_name: 'similar', business: 'same' } }],
    })
  })
  await startReading(page)
  await page.getByRole('button', { name: 'Compare' }).waitFor()
  await page.unrouteAll()
}

const NOTHING: Omit<Today, 'event' | 'members' | 'applied' | 'received' | 'drafts'> = {
  counts: { applications: 0, donations: 0, messages: 0, volunteers: 0, comments: 0, failedMails: 0 },
  waiting: [],
  moreWaiting: 0,
  message: null,
  offer: null,
  comment: null,
  currency: 'USD',
  otherCurrencies: [],
  pledged: { count: 0, sum: 0 },
  pledges: [],
  sentMails: 0,
  failedMail: null,
  missed: [],
  mailsWaitUntil: '',
}

const AT = '2026-03-12T05:20:00.000Z'
const mail = (id: string, changes: Partial<ListedMail>): ListedMail => ({
  id,
  to: `${id}@example.org`,
  template: 'approved',
  state: 'sent',
  attempts: 1,
  error: '',
  createdAt: AT,
  next: '',
  ...changes,
})
const FAILED = mail('uzma.khattak', { state: 'failed', attempts: 52, error: 'mailbox full' })
const MAILS = [mail('gul', { state: 'queued', attempts: 0, createdAt: AT }), FAILED, mail('saima', {})]

const late = (id: string, full_name: string) => ({ id, full_name, since: AT })
const FAULTS: typeof NOTHING = {
  ...NOTHING,
  counts: { ...NOTHING.counts, applications: 5, failedMails: 2 },
  waiting: ['Palwasha Khan', 'Rubina Gul', 'Amna Tareen', 'Bibi Hawa', 'Sidra Malik'].map((name) =>
    late(name, name),
  ),
  failedMail: FAILED,
  missed: [{ tab: 'events', id: 'fair', title: 'Spring fair of Abbottabad', missed_at: AT }],
  mailsWaitUntil: AT,
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const run = (daysAgo: number, counts: RemovalRun['counts']): RemovalRun => ({
  day: inDays(-daysAgo).slice(0, 10),
  at: inDays(-daysAgo),
  firstAt: AT,
  is_count_only: false,
  terms: samples.privacy,
  counts,
})
const upcoming = (term: Upcoming['term'], name: string, days: number): Upcoming => ({
  term,
  id: name,
  name,
  since: inDays(days - samples.privacy[term]),
  at: inDays(days),
})
/** The seeded office has removed nothing yet. */
const KEPT: DataKept = {
  terms: samples.privacy,
  stored: {
    cards: 12,
    rejected: 4,
    unconfirmed: 2,
    messages: 61,
    volunteers: 3,
    comments: 1,
    activity: 2140,
    donations: 212,
    members: 106,
  },
  upcoming: [
    upcoming('cards', 'Shaista Gul', 1),
    upcoming('unconfirmed', 'Robina Shah', 5),
    upcoming('rejected', 'Gulshan Ara', 5),
    upcoming('messages', 'WCN-7K4Q2M', 6),
  ],
  moreUpcoming: 0,
  runs: [
    run(0, { cards: 3, messages: 4 }),
    run(5, { cards: 2, volunteers: 1 }),
    run(7, { unconfirmed: 1, messages: 2 }),
  ],
}

const OF_ADMINS: Omit<DashboardView, 'account'>[] = [
  { name: 'users', shows: users },
  {
    name: 'users-none',
    open: (page) => page.getByRole('searchbox').fill('nobody of this name'),
    shows: heading('No users found'),
  },
  {
    name: 'search',
    async open(page) {
      await openSearch(page)
      await page.getByRole('combobox').fill('mansehra')
      await page.getByRole('option', { name: /^Search posts/ }).waitFor()
      await page.keyboard.press('Enter')
    },
    shows: (page) => page.getByRole('option', { selected: true }),
  },
  {
    name: 'search-none',
    async open(page) {
      await openSearch(page)
      await page.getByRole('combobox').fill('nobody of this name')
      await page.getByRole('option', { name: /^Search posts/ }).click()
    },
    shows: heading('No results'),
    isLikeAnother: true,
  },
  { name: 'members', query: '?tab=members', shows: users, isLikeAnother: true },
  {
    name: 'member',
    query: '?tab=members',
    async open(page) {
      await page.getByRole('searchbox').fill('Jadoon Dry Fruits')
      await page.getByText('1 to 1 of 1').waitFor()
      await press(/^View Details/)(page)
    },
    shows: (page) => page.getByRole('dialog').getByRole('img', { name: 'CNIC, back' }),
  },
  { name: 'team', query: '?tab=team', shows: users, isLikeAnother: true },
  { name: 'requests', query: '?tab=requests', shows: users },
  {
    name: 'requests-chosen',
    query: '?tab=requests',
    open: choose,
    shows: (page) => page.getByText('1 selected'),
  },
  {
    name: 'requests-reject',
    query: '?tab=requests',
    async open(page) {
      await choose(page)
      await press('Reject…')(page)
    },
    shows: dialog('Reject applications'),
  },
  { name: 'request', query: '?tab=requests', open: startReading, shows: read },
  { name: 'request-duplicate', query: '?tab=requests', open: startWithDuplicate, shows: read },
  {
    name: 'request-compare',
    query: '?tab=requests',
    async open(page) {
      await startWithDuplicate(page)
      await press('Compare')(page)
    },
    shows: heading('Is this the same person?'),
  },
  {
    name: 'request-reject',
    query: '?tab=requests',
    async open(page) {
      await startReading(page)
      await read(page).waitFor()
      await press(/^Reject…/)(page)
    },
    shows: (page) => page.getByRole('checkbox', { name: /^Card cannot be read/ }),
  },
  {
    name: 'users-menu',
    open: press(/^More actions for /),
    shows: (page) => first(page, 'button', /^Delete /),
  },
  {
    name: 'request-delete',
    query: '?tab=requests',
    async open(page) {
      await press(/^More actions for /)(page)
      await press(/^Delete /)(page)
    },
    shows: question('delete this user'),
  },
  {
    name: 'keys',
    query: '?tab=requests',
    async open(page) {
      await users(page).waitFor()
      await page.keyboard.press('?')
    },
    shows: (page) => page.getByRole('dialog'),
  },
  { name: 'today', open: untilActivity, shows: heading('Needs you') },
  {
    name: 'today-done',
    open: (page) => openToday(page, NOTHING),
    shows: heading('Nothing needs you now.'),
  },
  {
    name: 'today-faults',
    open: (page) => openToday(page, FAULTS),
    shows: (page) => page.getByRole('button', { name: /^Send again to/ }),
  },
  { name: 'overview', query: '?tab=overview', shows: heading('Posts and events') },
  { name: 'overview-activity', query: '?tab=overview&part=activity', shows: users },
  {
    name: 'overview-mails',
    query: '?tab=overview&part=emails',
    async open(page) {
      const headers = { 'x-total-count': '3', 'x-tab-counts': 'waiting=1, failed=1, sent=1' }
      await page.route('**/api/auth/mails/**', (route) => route.fulfill({ json: MAILS, headers }))
      await page.reload()
      await page.getByText('1 to 3 of 3').waitFor()
      await page.unrouteAll()
    },
    shows: (page) => page.getByText('1 to 3 of 3'),
  },
  { name: 'overview-kept', query: '?tab=overview&part=kept', shows: heading('Removed next week') },
  { name: 'opening', query: '?tab=opening', shows: heading('The site is open') },
  { name: 'site', query: '?tab=site', shows: heading('Website text') },
  {
    name: 'site-list',
    query: '?tab=site&part=causes',
    open: press(/^Edit: /),
    shows: (page) => page.getByRole('button', { name: 'Done' }),
  },
  {
    name: 'site-portraits',
    query: '?tab=site&part=team',
    open: press(/^Edit: /),
    shows: (page) => page.getByRole('button', { name: 'Done' }),
  },
  { name: 'site-home', query: '?tab=site&part=home', shows: heading('Website text') },
  { name: 'site-terms', query: '?tab=site&part=privacy', shows: heading('Applications, in days') },
  { name: 'pages', query: '?tab=pages', shows: heading(/^Files$/) },
  {
    name: 'add-file',
    query: '?tab=pages',
    open: press('Add file'),
    shows: dialog('Add file'),
  },
  { name: 'account', query: '?tab=account', shows: heading('Your password') },
  { name: 'donations', query: '?tab=donations&open=WCN-DNT222', shows: record },
  { name: 'donations-received', query: '?tab=donations&open=WCN-DNT322', shows: record, isLikeAnother: true },
  { name: 'messages', query: '?tab=messages&open=WCN-MSG222', shows: record },
  {
    name: 'messages-sent',
    query: '?tab=messages&open=WCN-MSG422',
    // data of earlier versions has no replies
    shows: record,
  },
  { name: 'messages-failed', query: '?tab=messages&open=WCN-MSG322', shows: record },
  {
    name: 'saved-replies',
    query: '?tab=messages&edit=replies',
    shows: heading(/^Saved replies$/),
  },
  {
    name: 'messages-list',
    query: '?tab=messages',
    shows: (page) => page.getByRole('list', { name: 'Messages' }),
  },
  {
    name: 'spam',
    query: '?tab=spam',
    // data of earlier versions has none
    shows: (page) =>
      page.getByRole('list', { name: 'Suspected spam' }).or(page.getByText('No suspected spam')),
  },
  { name: 'volunteers', query: '?tab=volunteers&open=WCN-VNT222', shows: record },
  {
    name: 'volunteers-delete',
    query: '?tab=volunteers&open=WCN-VNT222',
    async open(page) {
      await record(page).waitFor()
      await press(/^Delete/)(page)
    },
    shows: question(/^Delete the volunteer offer/),
  },
  { name: 'unknown', query: '?tab=nothing', shows: heading('Page not found') },
  { name: 'menu', isOfPhones: true, open: press('Open the menu'), shows: dialog('Menu') },
]

const ofPosts = (noun: 'blog' | 'event', title: string): Omit<DashboardView, 'account'>[] => {
  const query = `?tab=${noun}s`
  const row = (page: Page) => first(page, 'button', /^Edit /)
  return [
    { name: `${noun}s`, query, shows: row },
    { name: `${noun}-new`, query: `${query}&edit=new`, shows: dialog(`Add New ${title}`) },
    { name: `${noun}-edit`, query, open: press(/^Edit /), shows: dialog(`Edit ${title}`) },
    { name: `${noun}-delete`, query, open: press(/^Delete /), shows: question(/^Are you sure/) },
    {
      name: `${noun}-seen`,
      query,
      open: press(/^Preview/),
      shows: dialog('Preview'),
    },
  ]
}

const OF_TEAM: Omit<DashboardView, 'account'>[] = [
  { name: 'welcome', shows: heading('Your password') },
  ...ofPosts('blog', 'Blog'),
  {
    name: 'blog-keep',
    query: '?tab=blogs&edit=new',
    async open(page) {
      await dialog('Add New Blog')(page).getByLabel('Title').fill('Honey')
      await page.keyboard.press('Escape')
    },
    shows: question('Save your draft?'),
  },
  ...ofPosts('event', 'Event').map((view, index) => ({ ...view, isLikeAnother: index !== 1 })),
  { name: 'comments', query: '?tab=comments', shows: (page) => page.getByRole('list', { name: 'Comments' }) },
  { name: 'forbidden', query: '?tab=donations', shows: heading('You do not have access to this page') },
]

const of = (account: DashboardView['account'], views: Omit<DashboardView, 'account'>[]): DashboardView[] =>
  views.map((view) => ({ ...view, account }))

/** The views and dialogs of the dashboard, each for one of the roles that have it. */
export const DASHBOARD_VIEWS: readonly DashboardView[] = [
  ...of('admin', OF_ADMINS),
  ...of('team', OF_TEAM),
  ...of('member', [
    { name: 'welcome', shows: heading('Your password') },
    {
      name: 'downloads',
      query: '?tab=downloads',
      // the data of earlier versions have no files
      shows: (page) =>
        page.getByRole('list', { name: 'Files' }).or(page.getByText('There are no files yet.')),
    },
    { name: 'search', open: openSearch, shows: (page) => page.getByRole('option', { name: 'Your account' }) },
  ]),
  ...of('pending', [
    { name: 'application', shows: heading(/^The office is reading your/) },
    { name: 'correction', open: press('Edit'), shows: sendAgain },
  ]),
  ...of('rejected', [{ name: 'application', shows: sendAgain }]),
]

/** Lets the next page be opened although the form has changes. */
const leaveLater = (page: Page) => page.once('dialog', (asked) => void asked.accept())

/** Makes the draft of a post as old as if somebody had saved the post since. */
const ageDrafts = (page: Page) =>
  page.evaluate(() => {
    for (const key of Object.keys(localStorage).filter((name) => name.startsWith('post:'))) {
      const draft = JSON.parse(localStorage.getItem(key) ?? '') as { base: { version: string } }
      localStorage.setItem(
        key,
        JSON.stringify({ ...draft, base: { ...draft.base, version: '2026-01-01T00:00:00.000Z' } }),
      )
    }
  })

/** States that need typed or stored changes, other answers or a toast. Only pictures show them: they would disturb tests of other views. */
export const CHANGED_VIEWS: readonly DashboardView[] = [
  ...of('admin', [
    {
      name: 'members-loading',
      query: '?tab=members',
      open: (page) => answerUsers(page, () => {}),
      shows: (page) => page.getByText('Loading users...'),
    },
    {
      name: 'members-failed',
      query: '?tab=members',
      open: (page) => answerUsers(page, (route) => route.fulfill({ status: 500, json: {} })),
      shows: heading('Failed to fetch users'),
    },
    {
      name: 'requests-done',
      query: '?tab=requests',
      open: (page) =>
        answerUsers(page, (route) =>
          route.fulfill({
            json: [],
            headers: { 'x-total-count': '0', 'x-tab-counts': 'all=9, members=6, team=3, requests=0' },
          }),
        ),
      shows: (page) => page.getByText('No open requests.'),
    },
    {
      name: 'today-toast',
      async open(page) {
        await openToday(page, FAULTS)
        await page.route('**/api/auth/mails/*/send/', (route) => route.fulfill({ json: {} }), { times: 1 })
        await press(/^Send again to/)(page)
      },
      shows: (page) => page.getByText(/will be sent again within a minute/),
    },
    {
      name: 'overview-kept-runs',
      query: '?tab=overview&part=kept',
      async open(page) {
        await page.route('**/api/auth/data-kept/', (route) => route.fulfill({ json: KEPT }))
        await page.reload()
        await heading('Removed in the last 30 days')(page).waitFor()
        await page.unrouteAll()
      },
      shows: heading('Removed in the last 30 days'),
    },
    {
      name: 'site-changed',
      query: '?tab=site',
      async open(page) {
        leaveLater(page)
        await page.getByLabel('Phone', { exact: true }).fill('+92 992 000 111')
        await page.getByLabel('Opening hours').fill('Monday to Friday, 09:00 to 16:00.')
      },
      shows: (page) => page.getByText('2 unpublished changes'),
    },
    {
      name: 'site-error',
      query: '?tab=site',
      async open(page) {
        leaveLater(page)
        await page.getByLabel('Phone', { exact: true }).fill('')
      },
      shows: (page) => page.getByText(/^Not published, please correct/),
    },
  ]),
  ...of('team', [
    {
      name: 'events-none',
      query: '?tab=events',
      open: (page) => page.getByRole('searchbox').fill('nothing of this name'),
      shows: heading('No results'),
    },
    {
      name: 'blog-conflict',
      query: '?tab=blogs',
      async open(page) {
        await press(/^Edit /)(page)
        await dialog('Edit Blog')(page).getByLabel('Title').fill('One loom, nine workers')
        await page.getByText(/^Draft saved on this device/).waitFor()
        await ageDrafts(page)
        await page.reload()
        await press('Compare')(page)
      },
      shows: (page) => page.getByRole('button', { name: 'Save these versions' }),
    },
  ]),
  ...of('member', [
    {
      name: 'account-saved',
      async open(page) {
        await page.getByLabel(/^City/).fill('Haripur')
        await press(/^Save$/)(page)
      },
      shows: (page) => page.getByText(/^Saved at/),
    },
    {
      name: 'account-email',
      async open(page) {
        const form = page.locator('form').filter({ has: page.getByLabel('New e-mail') })
        const asked = page.getByText(/^Please confirm the change/)
        const ask = async () => {
          await form.getByLabel('New e-mail').fill('member.new@chamber.example')
          await form.getByLabel(/password/i).fill(accounts.member.password)
          await press('Change e-mail')(page)
        }
        // the picture of the other width has asked already: the form goes once the page knows
        await Promise.any([asked.waitFor(), ask()])
      },
      shows: (page) => page.getByText(/^Please confirm the change/),
    },
  ]),
]
