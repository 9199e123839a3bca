import { en } from 'domain/texts/en.ts'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { listedUser } from '#testing/listed-user.ts'
import { findViolations } from '#testing/find-violations.ts'
import { setWidth, show, WIDTHS } from '#testing/show.tsx'
import { stubFetch } from '#testing/stub-fetch.ts'
import type { ListedUser } from '../user-list.ts'
import { UserRows } from './user-rows.tsx'

const ADMIN = { uid: 'admin', role: 'admin', approved: true } as const

const applicant = (change: Partial<ListedUser> = {}): ListedUser => ({ ...listedUser('palwasha'), ...change })
const OTHER = applicant({ id: 'bibi', email: 'bibi@example.org', full_name: 'Bibi Hawa', username: 'bibi' })
const TEAM = applicant({ role: 'team', designation: 'Baker', revision: 2 })

/** How the server answers an approval; by default it is done. */
const DONE = () => Response.json({ data: {} })
const CHANGED = () =>
  Response.json(
    {
      error: {
        status: 'FAILED_PRECONDITION',
        message: en.users.changed,
        details: { detail: en.users.changed },
      },
    },
    { status: 400 },
  )

/** Shows the list as the server answers. @returns shows other users in it, and what was asked to be approved */
async function showRows(users: ListedUser[], answer: () => Response = DONE) {
  const sent: unknown[] = []
  stubFetch(async (request) => {
    const { pathname } = new URL(request.url)
    if (pathname === '/__/firebase/init.json')
      return Response.json({ projectId: 'chamber', apiKey: 'key', appId: 'app' })
    if (pathname === '/emulators.json') return Response.json({})
    if (pathname !== '/callable/approveUser') throw new Error(`${pathname} is asked for`)
    sent.push(((await request.json()) as { data: unknown }).data)
    return answer()
  })
  let setListed = (_listed: ListedUser[]) => {}
  function List() {
    const [listed, setState] = useState(users)
    useEffect(() => {
      setListed = setState
    }, [])
    return (
      // what says whether there is room for a table
      <div style={{ containerType: 'inline-size' }}>
        <UserRows actor={ADMIN} users={listed} />
      </div>
    )
  }
  await show(<List />)
  return { sent, become: (...listed: ListedUser[]) => flushSync(() => setListed(listed)) }
}

const approveOf = (name: string) =>
  page.getByRole('row').filter({ hasText: name }).getByRole('button', { name: 'Approve' })
const approve = () => approveOf('Palwasha')
const dialog = page.getByRole('dialog', { name: /^Approve / })
const inDialog = (name: string) => dialog.getByRole('button', { name, exact: true })

afterEach(() => setWidth(1280))

test('who has not changed is approved at once, under the revision that is shown', async () => {
  const { sent } = await showRows([applicant(), OTHER])
  await approve().click()
  await expect.element(page.getByText(en.users.approved)).toBeVisible()
  expect(sent).toEqual([{ id: 'palwasha', revision: 1 }])
  expect(document.activeElement?.contains(document.querySelector('table'))).toBe(true)
})

describe.each(WIDTHS)('in a window of %i px', (width) => {
  test('a row whose application changes says what it was, reads it aloud, and pushes no other row', async () => {
    await setWidth(width)
    const { become } = await showRows([applicant(), OTHER])
    const buttons = () =>
      page
        .getByRole('button', { name: 'Approve' })
        .elements()
        .map((button) => button.getBoundingClientRect().y)
    const before = buttons()
    page.getByRole('button', { name: 'Approve' }).first().element().focus()
    const focused = document.activeElement
    become(TEAM, OTHER)
    const list = page.getByRole(width > 880 ? 'table' : 'list', { name: 'Users' })
    await expect.element(list.getByText('Changed: Member is now Team')).toBeVisible()
    const news = page.getByText('The application of Palwasha Khan has changed: Member is now Team.')
    expect(news.element().closest('[aria-live=polite]')).not.toBeNull()
    expect(document.activeElement).toBe(focused)
    expect(buttons()).toEqual(before)
    expect(await findViolations()).toEqual([])
  })
})

test('who has changed is asked about, and approved as the question showed her', async () => {
  const { sent, become } = await showRows([applicant(), OTHER])
  become(TEAM, OTHER)
  await approve().click()
  await expect.element(dialog.getByText('was Member', { exact: true })).toBeVisible()
  expect(await findViolations()).toEqual([])
  await inDialog('Cancel').click()
  await expect.element(approve()).toHaveFocus()
  expect(sent).toEqual([])
  await userEvent.keyboard('{Enter}')
  await inDialog('Approve').click()
  await expect.element(page.getByText(en.users.approved).first()).toBeVisible()
  expect(sent).toEqual([{ id: 'palwasha', revision: 2 }])
  await expect.element(dialog).not.toBeInTheDocument()
})

test('a change between pressing the button and letting it go is asked about', async () => {
  const { sent, become } = await showRows([applicant(), OTHER])
  const button = approve().element()
  button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
  become(TEAM, OTHER)
  expect(approve().element()).toBe(button)
  button.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }))
  button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.element(dialog).toBeVisible()
  expect(sent).toEqual([])
})

test('a change while the question is open has to be read before it can be approved', async () => {
  const { sent, become } = await showRows([applicant(), OTHER])
  become(TEAM, OTHER)
  await approve().click()
  inDialog('Approve').element().focus()
  become({ ...TEAM, full_name: 'Somebody Else', revision: 3 }, OTHER)
  await expect.element(dialog.getByText(/It has changed again/)).toBeVisible()
  await expect.element(inDialog('Approve')).toHaveFocus()
  await inDialog('Approve').click({ force: true })
  expect(sent).toEqual([])
  expect(await findViolations()).toEqual([])
  const isRead = dialog.getByRole('checkbox', { name: 'I have read it' })
  await isRead.click()
  become({ ...TEAM, full_name: 'A Third', revision: 4 }, OTHER)
  await expect.element(isRead).not.toBeChecked()
  await isRead.click()
  await inDialog('Approve').click()
  await expect.poll(() => sent).toEqual([{ id: 'palwasha', revision: 4 }])
})

test('a change that the list does not show is asked about all the same', async () => {
  const { become } = await showRows([applicant(), OTHER])
  become(applicant({ revision: 2 }), OTHER)
  await expect.element(page.getByRole('row').getByText(/^Changed: something/)).toBeVisible()
  await approve().click()
  await expect.element(dialog.getByText(/not shown in this list/)).toBeVisible()
})

test('what somebody else decided meanwhile is asked about, though the application is the same', async () => {
  const { sent, become } = await showRows([applicant(), OTHER])
  become(applicant({ is_rejected: true, status: 'rejected' }), OTHER)
  await expect.element(page.getByRole('row').getByText('Changed: Pending is now Rejected')).toBeVisible()
  await approve().click()
  await expect.element(dialog).toBeVisible()
  expect(sent).toEqual([])
})

test('what is no part of the application is not asked about', async () => {
  const { sent, become } = await showRows([applicant(), OTHER])
  become(applicant({ profile_image: '/api/auth/users/palwasha/documents/profile_image/?v=1' }), OTHER)
  await approve().click()
  await expect.poll(() => sent).toEqual([{ id: 'palwasha', revision: 1 }])
})

test('who is approved by somebody else needs no question, and an open one does not move the focus', async () => {
  const { become } = await showRows([applicant(), OTHER])
  become(TEAM, OTHER)
  await approve().click()
  become({ ...TEAM, is_approved: true, status: 'approved' }, OTHER)
  await expect.element(page.getByText(/^Changed:/)).not.toBeInTheDocument()
  await expect.element(dialog).toBeVisible()
  await inDialog('Cancel').click()
  expect(document.activeElement?.contains(document.querySelector('table'))).toBe(true)
})

test('somebody who comes onto the page later is looked at from then on', async () => {
  const { sent, become } = await showRows([OTHER])
  become(OTHER, TEAM)
  await approve().click()
  await expect.poll(() => sent).toEqual([{ id: 'palwasha', revision: 2 }])
})

test('a refusal of the server says that she has changed, and the button keeps the focus', async () => {
  const { sent, become } = await showRows([applicant(), OTHER], CHANGED)
  approve().element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(en.users.changed)).toBeVisible()
  await expect.element(approve()).toHaveFocus()
  become(TEAM, OTHER)
  await userEvent.keyboard('{Enter}')
  await inDialog('Approve').click()
  await expect.poll(() => sent).toHaveLength(2)
  await expect.element(dialog).toBeVisible()
})
