import type { ChamberEvent } from 'domain/event.ts'
import type { Role } from 'domain/permissions.ts'
import type { AnsweredUser } from 'domain/user.ts'
import { useLocation } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findViolations } from '#testing/find-violations.ts'
import { listedUser } from '#testing/listed-user.ts'
import { setWidth, show, WIDTHS } from '#testing/show.tsx'
import { stubFetch } from '#testing/stub-fetch.ts'
import type { SearchedView } from '../use-groups.tsx'
import { SearchDialog } from './search-dialog.tsx'

vi.mock('#lib/firebase/auth.ts', () => ({ idToken: async () => 'token' }))

const VIEWS: SearchedView[] = [
  { tab: '', label: 'Dashboard', title: 'Dashboard', icon: 'grid' },
  { tab: 'requests', label: 'Requests', title: 'Requests', icon: 'inbox' },
  { tab: 'blogs', label: 'Blogs', title: 'Blog Management', icon: 'pen' },
  { tab: 'account', label: 'Your account', title: 'Your account', icon: 'people' },
]

const person = (id: string, change: Partial<AnsweredUser> = {}): AnsweredUser => ({
  ...listedUser(id),
  business: 'Palwasha Shawls',
  city: 'Mansehra',
  email_verified: true,
  suspended_by_name: '',
  ...change,
})

const message = {
  id: 'WCN-MSG222',
  name: 'Kalsoom',
  lastname: 'Bibi',
  email: 'kalsoom@example.org',
  subject: 'How do I register a tailoring shop in Mansehra?',
  events: 'none',
  notes: 'Please tell me.',
  state: 'new',
  createdAt: '2026-03-12T09:00:00.000Z',
}

const fair = {
  id: 'fair',
  title: 'Mansehra fair',
  date: '2026-05-03',
  location: 'Mansehra',
  is_published: false,
}

/** What the server finds, and the requests that it has answered, with their header. */
let people: AnsweredUser[] = []
let total = 0
let asked: string[] = []
let failing: string | undefined

beforeEach(() => {
  people = []
  total = 0
  asked = []
  failing = undefined
  stubFetch((request) => {
    const { pathname, searchParams } = new URL(request.url)
    const list = pathname.split('/').at(-2) ?? ''
    const query = [...searchParams].map((pair) => pair.join('=')).join('&')
    asked.push(`${list}?${query} [${decodeURIComponent(request.headers.get('x-search') ?? '')}]`)
    if (list === failing) return Response.json({ detail: 'The list is resting.' }, { status: 503 })
    switch (list) {
      case 'users':
        return Response.json(people, { headers: { 'x-total-count': String(total) } })
      case 'messages':
        return Response.json([message])
      case 'events': {
        const isComing = searchParams.get('show') === 'coming'
        return Response.json({
          counts: { coming: 1, past: 0 },
          posts: isComing ? [fair as ChamberEvent] : [],
        })
      }
      case 'blogs':
        return Response.json({ counts: { all: 0 }, posts: [] })
      default:
        return Response.json([])
    }
  })
})

const onClose = vi.fn()
const onChoose = vi.fn()

function Address() {
  const { pathname, search, state } = useLocation()
  return <p>{`At ${pathname}${search} ${JSON.stringify(state)}`}</p>
}

const open = (role: Role = 'admin') =>
  show(
    <>
      <Address />
      <SearchDialog
        actor={{ uid: 'nasreen', role, approved: true }}
        views={VIEWS}
        {...{ onChoose, onClose }}
      />
    </>,
    undefined,
    '/dashboard',
  )

const box = page.getByRole('combobox', { name: 'Search' })
const option = (name: string | RegExp) => page.getByRole('option', { name })
const selected = (name: string | RegExp = /./) => page.getByRole('option', { selected: true, name })
const said = (text: string) => page.getByRole('status').filter({ hasText: text })

test('people and views are searched while typing, after a pause, and chosen by keyboard', async () => {
  people = [person('palwasha', { full_name: 'Palwasha Requester' })]
  total = 1
  await open()
  await expect.element(box).toHaveFocus()
  await expect.element(option('Dashboard')).toBeVisible()
  await userEvent.keyboard('requ')
  await expect.element(said('2 results')).toBeInTheDocument()
  expect(asked).toEqual(['users?limit=3 [requ]'])
  await expect.element(selected()).not.toBeInTheDocument()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(selected('Requests')).toBeVisible()
  await expect.element(box).toHaveAttribute('aria-activedescendant', selected().element().id)
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(selected('Search posts, events and messages')).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(selected(/Palwasha Requester.*Pending/)).toBeVisible()
  await expect.element(box).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('At /dashboard?open=palwasha null')).toBeInTheDocument()
  expect(onChoose).toHaveBeenCalled()
  expect(onClose).toHaveBeenCalled()
})

test('Enter searches every list of an admin, three of each, and the next Enter opens the first', async () => {
  people = ['a', 'b', 'c'].map((id) => person(id))
  total = 41
  await open()
  await box.fill('mansehra')
  await expect.element(option(/Show all people/)).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(option(/tailoring shop in Mansehra\? Kalsoom Bibi · March 12, 2026/)).toBeVisible()
  await expect.element(option(/Mansehra fair May 3, 2026, Mansehra Draft/)).toBeVisible()
  await expect.element(said('43 results')).toBeInTheDocument()
  expect(asked.toSorted()).toEqual([
    'blogs? [mansehra]',
    'comments?status=approved [mansehra]',
    'comments?status=pending [mansehra]',
    'donations? [mansehra]',
    'events?show=coming [mansehra]',
    'events?show=past [mansehra]',
    'messages? [mansehra]',
    'users?limit=3 [mansehra]',
    'volunteers? [mansehra]',
  ])
  await expect.element(selected(/^Palwasha Khan/)).toBeVisible()
  // the list opens with the search, which is not in the address
  await option(/Show all people/).click()
  await expect.element(page.getByText('At /dashboard {"search":"mansehra"}')).toBeInTheDocument()
})

test('the team searches posts, events and comments, and no people', async () => {
  await open('team')
  await box.fill('mansehra')
  await userEvent.keyboard('{Enter}')
  await expect.element(option(/Mansehra fair/)).toBeVisible()
  expect(asked.map((request) => request.replace(/\?.*/, '')).toSorted()).toEqual([
    'blogs',
    'comments',
    'comments',
    'events',
    'events',
  ])
})

test('a member searches views only, and Enter opens the first', async () => {
  await open('member')
  await box.fill('account')
  await expect.element(said('1 result')).toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('At /dashboard?tab=account null')).toBeInTheDocument()
  expect(asked).toEqual([])
})

test('one letter finds pages, and where there is none asks for a second letter', async () => {
  await open('member')
  await box.fill('q')
  await expect.element(option('Requests')).toBeVisible()
  await box.fill('x')
  await expect.element(page.getByText('Please type at least 2 letters.')).toBeVisible()
  await expect.element(page.getByText('No results')).not.toBeInTheDocument()
  await expect.element(said('result')).not.toBeInTheDocument()
  await box.fill('xy')
  await expect.element(page.getByRole('heading', { name: 'No results' })).toBeVisible()
})

test('a CNIC is looked for among people only', async () => {
  people = [person('palwasha', { is_rejected: true })]
  total = 1
  await open()
  await box.fill('13101-1234567-8')
  // as the list of users says it
  await expect.element(option(/Palwasha Khan.*Needs correction/)).toBeVisible()
  await expect.element(option(/^Search posts/)).not.toBeInTheDocument()
  expect(asked).toEqual(['users?limit=3 [13101-1234567-8]'])
})

test('a failed search says why and is repeated', async () => {
  failing = 'users'
  await open()
  await box.fill('palwasha')
  await expect.element(page.getByRole('alert').getByText('The list is resting.')).toBeVisible()
  failing = undefined
  people = [person('palwasha')]
  total = 1
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(option(/Palwasha Khan/)).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('no results are said, and Escape closes', async () => {
  await open('member')
  await box.fill('nowhere')
  await expect.element(page.getByRole('heading', { name: 'No results' })).toBeVisible()
  await expect.element(box).toHaveAttribute('aria-expanded', 'false')
  onClose.mockClear()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
})

test.each([...WIDTHS, 320])('long names fit at %i px, without faults', async (width) => {
  await setWidth(width)
  const long = 'Khanzadi-Bakhtawar Gulzarina Shahnaz-Begum of the Upper Village'
  people = [
    person('a', { full_name: long, business: `${long} Handmade Shawls`, phone: '+92 300 123 4567' }),
    person('b', { full_name: 'x'.repeat(120), city: '' }),
  ]
  total = 41
  await open()
  await box.fill('shawls')
  await expect.element(option(/Show all people/)).toBeVisible()
  expect(await findViolations()).toEqual([])
  const dialog = page.getByRole('dialog', { name: 'Search' }).element()
  expect(dialog.scrollWidth).toBe(dialog.clientWidth)
  const { width: wide, top } = dialog.getBoundingClientRect()
  expect([Math.round(wide), top]).toEqual(width < 768 ? [width, 0] : [720, 88])
  await setWidth(1280)
})
