import type { DonationDocument, MessageDocument } from 'domain/stored/sent-forms.ts'
import { en } from 'domain/texts/en.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { keepDraft, readDraft } from '#lib/drafts.ts'
import { ownDraft } from '#lib/own-drafts.ts'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { findViolations } from '#testing/find-violations.ts'
import { setWidth, show, WIDTHS } from '#testing/show.tsx'
import { stubFetch } from '#testing/stub-fetch.ts'
import { Inbox } from './inbox.tsx'

vi.mock('#lib/firebase/auth.ts', () => ({ idToken: async () => 'token' }))

/** What the listeners report. */
const heard = vi.hoisted(() => {
  let forms: readonly { id: string }[] = []
  const listeners = new Set<() => void>()
  return {
    read: () => forms,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    tell: (next: readonly { id: string }[]) => {
      forms = next
      for (const listener of listeners) listener()
    },
  }
})
vi.mock('#lib/firebase/live-queries.ts', async () => {
  const { useSyncExternalStore } = await import('react')
  const useForms = () => useSyncExternalStore(heard.subscribe, heard.read)
  return {
    useNewestForms: () => ({ status: 'ready', data: useForms() }),
    useFormSent: (_session: unknown, _list: string, id: string) => ({
      status: 'ready',
      data: useForms().find((form) => form.id === id) ?? null,
    }),
    useEvent: () => ({ status: 'loading' }),
    useLiveSavedReplies: () => ({ status: 'loading' }),
  }
})

const ADMIN = {
  status: 'open',
  key: 'admin',
  actor: { uid: 'admin', role: 'admin', approved: true },
  user: { id: 'admin', full_name: 'Mehreen Abbasi' },
} as OpenSession

const AT = '2026-03-12T09:00:00.000Z'
const donation = (id: string, change: Partial<DonationDocument> = {}) => ({
  id,
  email: 'tariq@example.org',
  language: 'en' as const,
  createdAt: AT,
  amount: 400,
  cause: '',
  first_name: 'Tariq',
  last_name: 'Khan',
  address: '',
  message: '',
  payment_method: 'offline' as const,
  state: 'pledged' as const,
  company: '' as const,
  payment: '',
  ...change,
})
const message = (id: string, change: Partial<MessageDocument> = {}) => ({
  id,
  name: 'Sadia',
  lastname: 'Rehman',
  email: 'sadia@example.org',
  language: 'en' as const,
  createdAt: AT,
  subject: 'Stall',
  events: '',
  notes: 'Is a gas ring allowed?',
  ...change,
})
const reply = (state: 'sent' | 'sending') => ({
  id: state,
  text: 'Yes.',
  is_last: true,
  author_uid: 'a',
  author_name: 'Mehreen Abbasi',
  createdAt: AT,
  state,
  attempts: 1,
  triedAt: AT,
  error: '',
})

/** The requests to delete. */
let deleted: string[] = []

/** Responds as a server that deletes these forms. @param refuse returns the answer where one is not deleted */
function serve(
  forms: readonly { id: string }[],
  refuse: (id: string) => Response | undefined = () => undefined,
) {
  heard.tell(forms)
  stubFetch(({ method, url }) => {
    if (method !== 'DELETE') return Response.json({})
    const { pathname } = new URL(url)
    const id = pathname.split('/').at(-2) ?? ''
    deleted.push(pathname)
    const refusal = refuse(id)
    if (refusal) return refusal
    heard.tell(heard.read().filter((form) => form.id !== id))
    return new Response(null, { status: 204 })
  })
}

beforeEach(() => {
  deleted = []
  localStorage.clear()
})

const open = (tab: string) =>
  show(
    <div id="main" tabIndex={-1} style={{ containerType: 'inline-size' }}>
      <Inbox session={ADMIN} />
    </div>,
    undefined,
    `/dashboard?tab=${tab}`,
  )
const button = (name: string) => page.getByRole('button', { name, exact: true })
const question = () => page.getByRole('alertdialog')
const row = (name: string | RegExp) => page.getByRole('link', { name })
const box = (name: string) => page.getByRole('checkbox', { name })

test('a search lists every message that it finds', async () => {
  const found = ['Sadia', 'Nighat', 'Gul'].map((name, n) => message(`WCN-22222${n + 2}`, { name }))
  stubFetch(({ headers }) => Response.json(headers.get('x-search') === 'stall' ? found : []))
  await open('messages')
  await page.getByRole('searchbox', { name: 'Search this list' }).fill('stall')
  for (const name of [/Sadia/, /Nighat/, /Gul/]) await expect.element(row(name)).toBeVisible()
})

test('the question names a donation with its amount and reference, and then the next one is open', async () => {
  serve([
    donation('WCN-222222', { amount: 1250, state: 'received' }),
    donation('WCN-333333', { first_name: 'Nighat' }),
  ])
  await open('donations')
  await button('Delete').click()
  await expect.element(question().getByText('Delete the donation of $1,250.00?')).toBeVisible()
  await expect.element(question().getByText('Tariq Khan: $1,250.00, Received, WCN-222222')).toBeVisible()
  await expect
    .element(question().getByText('This removes $1,250.00 from all figures and exports.'))
    .toBeVisible()
  await expect.element(question().getByText('No money is paid back.')).toBeVisible()
  await expect.element(question().getByText('This cannot be undone.')).toBeVisible()
  await expect.element(question().getByRole('button', { name: 'Cancel' })).toHaveFocus()
  expect(await findViolations()).toEqual([])
  await question().getByRole('button', { name: 'Delete' }).click()
  await expect.element(page.getByText('Donation deleted.')).toBeVisible()
  await expect.element(row(/Nighat Khan/)).toHaveFocus()
  await expect.element(page.getByRole('heading', { name: 'Nighat Khan' })).toBeVisible()
  expect(deleted).toEqual(['/api/auth/donations/WCN-222222/'])
})

test('the last message of a list is deleted with its replies and the draft, and the focus stays in the view', async () => {
  serve([message('WCN-222222', { replies: [reply('sent'), reply('sending')] })])
  keepDraft(ownDraft('admin', 'reply-WCN-222222'), { text: 'Dear Sadia' })
  await open('messages')
  await button('Delete').click()
  await expect.element(question().getByText('Sadia Rehman: Stall, WCN-222222')).toBeVisible()
  await expect.element(question().getByText('2 replies are deleted too.')).toBeVisible()
  await expect.element(question().getByText('A reply that has not left yet is not sent.')).toBeVisible()
  await question().getByRole('button', { name: 'Delete' }).click()
  await expect.element(page.getByText('No messages yet')).toBeVisible()
  await expect.poll(() => document.activeElement?.id).toBe('main')
  expect(readDraft(ownDraft('admin', 'reply-WCN-222222'))).toBeUndefined()
  await expect.element(button('Select')).not.toBeInTheDocument()
})

test('what somebody else has deleted meanwhile is named as deleted', async () => {
  serve([message('WCN-222222')], () => {
    heard.tell([])
    return Response.json({ detail: en.server.notFound }, { status: 404 })
  })
  await open('messages')
  await button('Delete').click()
  await question().getByRole('button', { name: 'Delete' }).click()
  await expect.element(page.getByText('This was already deleted.')).toBeVisible()
})

test.each(WIDTHS)(
  'several are selected by keyboard and deleted, and what fails stays selected, at %i px',
  async (width) => {
    await setWidth(width)
    const long = 'w'.repeat(60)
    serve(
      [
        donation('WCN-222222'),
        donation('WCN-333333', { first_name: 'Nighat', state: 'charging', payment_method: 'card' }),
        donation('WCN-444444', { first_name: long, last_name: long }),
      ],
      (id) =>
        id === 'WCN-333333' ? Response.json({ detail: en.forms.stillCharging }, { status: 409 }) : undefined,
    )
    await open('donations')
    await button('Select').click()
    await expect.element(box('Select all on this page')).toHaveFocus()
    await expect.element(page.getByText('0 selected')).toBeVisible()
    expect(await findViolations()).toEqual([])
    await userEvent.keyboard(' ')
    await expect.element(page.getByText('3 selected')).toBeVisible()
    await box(`Select ${long} ${long}`).click()
    await expect.element(page.getByText('2 selected')).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)

    await button('Delete…').click()
    await expect.element(question().getByText('Delete 2 donations?')).toBeVisible()
    await expect
      .element(question().getByText('This removes $800.00 from all figures and exports.'))
      .toBeVisible()
    await question().getByRole('button', { name: 'Delete' }).click()
    await expect.element(page.getByText(`1 of 2 deleted. ${en.forms.stillCharging}`)).toBeVisible()
    await expect.element(button('Delete…')).toHaveFocus()
    await expect.element(box('Select Nighat Khan')).toBeChecked()
    await expect.element(page.getByText('1 selected')).toBeVisible()
    expect(deleted.toSorted()).toEqual(['/api/auth/donations/WCN-222222/', '/api/auth/donations/WCN-333333/'])

    await userEvent.keyboard('{Tab}')
    await expect.element(button('Cancel')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(button('Select')).toHaveFocus()
    await expect.element(box('Select Nighat Khan')).not.toBeInTheDocument()
    await setWidth(1280)
  },
)

test('after several were deleted the focus is on the next row', async () => {
  serve(['a', 'b', 'c', 'd'].map((name) => message(`WCN-${name}`, { name, lastname: '' })))
  await open('messages')
  await button('Select').click()
  await box('Select b').click()
  await box('Select c').click()
  await button('Delete…').click()
  await question().getByRole('button', { name: 'Delete' }).click()
  await expect.element(page.getByText('2 messages deleted.')).toBeVisible()
  await expect.element(row(/^New: d/)).toHaveFocus()
  await expect.element(row(/^New: a/)).toHaveAttribute('aria-current', 'true')
  await expect.element(button('Select')).toBeVisible()
})
