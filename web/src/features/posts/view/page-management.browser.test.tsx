import { en } from 'domain/texts/en.ts'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { callSignedIn } from '#lib/firebase/call-signed-in.ts'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { sendForm } from '#lib/http/upload-form.ts'
import { findViolations } from '#testing/find-violations.ts'
import { setWidth, show, WIDTHS } from '#testing/show.tsx'
import type { Post } from '../kinds.ts'
import { PageManagement } from './page-management.tsx'

vi.mock('#lib/http/upload-form.ts', { spy: true })
vi.mock('#lib/firebase/auth.ts', () => ({ idToken: async () => 'token' }))
vi.mock('#lib/firebase/call-signed-in.ts', { spy: true })
vi.mock('#lib/firebase/live-queries.ts', () => ({
  useOfficePages: () => ({ ...useStored(), retry: () => {} }),
  useManagedPost: (_session: unknown, _name: unknown, id: string | undefined) => {
    const { data } = useStored()
    const found = data.find((post) => post.id === id) ?? null
    return { status: id === undefined ? 'loading' : 'ready', data: found, retry: () => {} }
  },
  useListVersion: () => ({ status: 'loading', retry: () => {} }),
  usePublished: () => ({ status: 'loading', retry: () => {} }),
}))

const pageOf = (name: string, order: number, more: Partial<Post> = {}): Post => ({
  id: name,
  title: `Page ${name}`,
  name,
  description: 'The fee is due by January 31.',
  linked_in: 'none',
  order,
  image: '',
  is_published: true,
  author_name: 'Mehreen Abbasi',
  author_uid: 'team',
  createdAt: '2027-03-01T09:00:00.000Z',
  updatedAt: '2027-03-04T09:00:00.000Z',
  ...more,
})
const FEES = pageOf('fees', 0, { linked_in: 'footer' })
const HALL = pageOf('hall', 1, { is_published: false })
const RULES = pageOf('rules', 2)

let stored: readonly Post[] = []
const listeners = new Set<() => void>()
function useStored() {
  const [data, setData] = useState(stored)
  useState(() => listeners.add(() => setData(stored)))
  return { status: 'ready' as const, data }
}
const store = (...pages: Post[]) => {
  stored = pages
  flushSync(() => listeners.forEach((tell) => tell()))
}

const session = {
  status: 'open',
  user: { full_name: 'Nasreen Akhtar' },
  actor: { uid: 'team', role: 'team', approved: true },
  key: 'team',
} as OpenSession

const open = () =>
  show(
    <div id="main" tabIndex={-1} style={{ containerType: 'inline-size' }}>
      <h1>Pages and files</h1>
      <PageManagement session={session} see={() => null} />
    </div>,
    undefined,
    '/dashboard?tab=pages',
  )

const sent = vi.mocked(sendForm)
const called = vi.mocked(callSignedIn)
const button = (name: string) => page.getByRole('button', { name, exact: true })
const rows = () =>
  page
    .getByRole('list', { name: 'Pages' })
    .getByRole('heading')
    .elements()
    .map((heading) => heading.textContent)

beforeEach(() => {
  localStorage.clear()
  listeners.clear()
  // in no order, as the database answers
  stored = [RULES, FEES, HALL]
  sent.mockReset()
  called.mockReset()
})
afterEach(() => setWidth(1280))

test.each(WIDTHS)('at %i px the list says address, place, state and day of each page', async (width) => {
  await setWidth(width)
  await open()
  const textOf = (n: number) => page.getByRole('listitem').nth(n).element().textContent
  await expect.element(page.getByText('3 of 10 pages')).toBeVisible()
  expect(textOf(0)).toMatch(/Page fees.*\/page\/fees.*Footer.*Published.*March 4/)
  expect(textOf(1)).toMatch(/No link.*Draft/)
  expect(rows()).toEqual(['Page fees', 'Page hall', 'Page rules'])
  expect(await findViolations()).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
})

test('pages are moved with the keyboard, the focus stays on the button, and the place is said', async () => {
  called.mockResolvedValue(undefined)
  await open()
  await expect.element(button('Move Page fees up')).toHaveAttribute('aria-disabled', 'true')
  await expect.element(button('Move Page rules down')).toHaveAttribute('aria-disabled', 'true')
  const up = button('Move Page rules up')
  ;(up.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(called.mock.calls[0]?.[1]).toEqual({ id: 'rules', direction: 'up' }))
  store({ ...HALL, order: 2 }, FEES, { ...RULES, order: 1 })
  await vi.waitFor(() => expect(rows()).toEqual(['Page fees', 'Page rules', 'Page hall']))
  await expect.element(page.getByText('Page rules: 2 of 3')).toBeInTheDocument()
  await expect.element(up).toHaveFocus()
  called.mockClear()
  ;(button('Move Page fees up').element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  expect(called).not.toHaveBeenCalled()
})

test('the title of a new page suggests its name until somebody writes another; it needs no picture', async () => {
  await open()
  await button('Add page').click()
  const dialog = page.getByRole('dialog', { name: 'Add page' })
  const name = dialog.getByLabelText('Name in the address')
  await dialog.getByLabelText('Title').fill('Election 2027')
  await expect.element(name).toHaveValue('election-2027')
  await expect.element(dialog.getByText(/The page is at \/page\/election-2027/)).toBeVisible()
  await name.fill('election')
  await dialog.getByLabelText('Title').fill('Election of the board 2027')
  await expect.element(name).toHaveValue('election')
  await dialog.getByLabelText('Description').fill('Every member has one vote.')
  await dialog.getByRole('radio', { name: /^About Us/ }).click()
  expect(await findViolations()).toEqual([])
  sent.mockResolvedValue({ status: 201, body: pageOf('election', 3) })
  await button('Create').click()
  await expect.element(page.getByText(en.pages.created)).toBeVisible()
  const [address, form] = sent.mock.calls[0] ?? []
  expect(address).toBe('/api/auth/pages/')
  expect(Object.fromEntries(form ?? [])).toEqual({
    title: 'Election of the board 2027',
    name: 'election',
    description: 'Every member has one vote.',
    files: '[]',
    linked_in: 'about',
    is_published: 'true',
    ur: '{"title":"","description":""}',
  })
})

test('a name that another page has is refused at its field, until it changes', async () => {
  await open()
  await button('Edit Page fees').click()
  const dialog = page.getByRole('dialog', { name: 'Edit page' })
  const name = dialog.getByLabelText('Name in the address')
  await name.fill('hall')
  const fields = { name: [en.field.idTaken] }
  sent.mockResolvedValue({ status: 400, body: { detail: `Name: ${en.field.idTaken}`, fields } })
  await button('Update').click()
  await expect.element(name).toHaveAccessibleDescription(new RegExp(en.field.idTaken))
  await expect.element(name).toHaveFocus()
  await name.fill('halls')
  await expect.element(name).not.toHaveAccessibleDescription(new RegExp(en.field.idTaken))
})

test('a renamed page says where its old address leads, and keeps its name when only the title changes', async () => {
  await open()
  await button('Edit Page fees').click()
  const dialog = page.getByRole('dialog', { name: 'Edit page' })
  const name = dialog.getByLabelText('Name in the address')
  await dialog.getByLabelText('Title').fill('Dues')
  await expect.element(name).toHaveValue('fees')
  await name.fill('dues')
  await expect
    .element(dialog.getByText(/will be at \/page\/dues\. Its old address leads there/))
    .toBeVisible()
  await name.fill('Dues!')
  await expect.element(button('Update')).toBeDisabled()
})

test('two people who changed one page compare its name and its place in words', async () => {
  await open()
  await button('Edit Page fees').click()
  await page.getByLabelText('Name in the address').fill('dues')
  await page.getByRole('radio', { name: /^No link/ }).click()
  store(
    { ...FEES, name: 'yearly-fee', editor_name: 'Rabia Swati', updatedAt: '2027-03-05T09:00:00.000Z' },
    HALL,
  )
  await button('Compare').click()
  const dialog = page.getByRole('dialog', { name: 'Edit page' })
  await expect.element(dialog.getByText('yearly-fee').first()).toBeVisible()
  await expect.element(dialog.getByText('No link').first()).toBeVisible()
  await expect.element(dialog.getByText('Footer').first()).toBeVisible()
})

test('with ten pages none can be added, and the list says why', async () => {
  stored = Array.from({ length: 10 }, (_none, n) => pageOf(`p${n}`, n))
  await open()
  await expect.element(page.getByText('10 of 10 pages. Delete one to add another.')).toBeVisible()
  await expect.element(button('Add page')).toBeDisabled()
  await expect
    .element(button('Add page'))
    .toHaveAccessibleDescription('10 of 10 pages. Delete one to add another.')
})
