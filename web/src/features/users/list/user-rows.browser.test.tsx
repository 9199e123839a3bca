import { useState } from 'react'
import styled from 'styled-components'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { EmailText } from '#components/dashboard/email-text.tsx'
import { findViolations } from '#testing/find-violations.ts'
import { listedUser } from '#testing/listed-user.ts'
import { setWidth, show, WIDTHS } from '#testing/show.tsx'
import type { ListedUser } from '../api.ts'
import { handleRowKeys } from './row-focus.ts'
import { UserRows } from './user-rows.tsx'

// a container, whose width decides between table and list
const Panel = styled.div`
  container-type: inline-size;
`

const ADMIN = { uid: 'admin', role: 'admin', approved: true } as const
const DAY_MS = 86_400_000

// else midnight may come between these dates and a test
vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-21T07:00:00Z') })
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()
const person = (id: string, full_name: string, change: Partial<ListedUser> = {}): ListedUser => ({
  ...listedUser(id),
  full_name,
  sentAt: daysAgo(0),
  ...change,
})

const LATE = person('late', 'Palwasha Khan', { sentAt: daysAgo(9) })
const AGAIN = person('again', 'Tahira Bano', {
  rejection_reason: '1. Too dark\nThe card is black.\nOnce more.',
})
const UNPROVEN = person('unproven', 'Nargis Tanoli', { email_verified: false })
const MEMBER = person('member', 'Bibi Hawa', { status: 'approved', is_approved: true })
const SUSPENDED = person('suspended', 'Saima Jadoon', {
  status: 'approved',
  is_approved: true,
  suspended: { at: daysAgo(1), by: 'admin', reason: 'Membership fee not paid' },
  suspended_by_name: 'Nasreen Akhtar',
})
const SELF = person('admin', 'Nasreen Akhtar', { role: 'admin', status: 'approved', is_approved: true })

async function showRows(users: ListedUser[], isSelectable = true) {
  const on = {
    open: vi.fn<(id: string) => void>(),
    approve: vi.fn<(user: ListedUser) => void>(),
    reinstate: vi.fn<(user: ListedUser) => void>(),
    delete: vi.fn<(user: ListedUser) => void>(),
  }
  function List() {
    const [selected, setSelected] = useState<readonly string[]>([])
    return (
      <Panel onKeyDown={(event) => handleRowKeys(event, on.open)}>
        <UserRows
          {...{ users, selected }}
          actor={ADMIN}
          isSelectable={isSelectable}
          isBusy={false}
          onSelect={setSelected}
          onOpen={on.open}
          onApprove={on.approve}
          onReinstate={on.reinstate}
          onDelete={on.delete}
        />
      </Panel>
    )
  }
  await show(<List />)
  return on
}

afterEach(() => setWidth(1280))

/** Returns the box of a text, which may reach out of the box of its element. */
function textBox(element: Element) {
  const text = document.createRange()
  text.selectNodeContents(element)
  return text.getBoundingClientRect()
}

/** Waits for the faces, which come after the first paint (styles/fonts.css). */
async function untilFaces() {
  await Promise.all(document.getAnimations().map(({ finished }) => finished))
  await document.fonts.ready
}

const EMAIL = 'palwasha.khan@chamber.exampl'
const BUSINESS = 'Swat Woollen Wear and Shawls'

/** Returns on how many lines a row shows a text. */
function linesOf(text: string): number {
  const value = page.getByRole('table').getByText(text, { exact: true }).element()
  return Math.round(textBox(value).height / Number.parseFloat(getComputedStyle(value).lineHeight))
}

/** Expects that the business of a row is not cut. */
function expectWholeBusiness() {
  const cell = page.getByRole('table').getByTitle(BUSINESS).element()
  expect(cell.clientHeight).toBeGreaterThan(15)
  expect(cell.scrollHeight).toBeLessThanOrEqual(cell.clientHeight + 1)
  expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth)
}

// beside the rail: 1280 px with and without a scroll bar, and 1366 px
test.each([
  ['members', 940],
  ['members', 956],
  ['members', 1036],
  ['all users', 1036],
])('an e-mail and a business of 28 letters: %s, in %i px', async (list, width) => {
  await setWidth(width)
  const users = [{ ...MEMBER, business: BUSINESS, email: EMAIL }]
  await showRows(list === 'members' ? users : [...users, LATE], false)
  await untilFaces()
  expect(linesOf(EMAIL)).toBe(1)
  expectWholeBusiness()
})

test('the queue shows an e-mail of 28 letters on two lines and such a business whole', async () => {
  await setWidth(956)
  await showRows([{ ...LATE, business: BUSINESS, email: EMAIL }])
  await untilFaces()
  expect(linesOf(EMAIL)).toBe(2)
  expectWholeBusiness()
})

const LONG_EMAIL = 'maryam.abbasi@nathia-guesthouse.example.org'

/** Returns what each line of an element shows. */
function textOfLines(element: Element): string[] {
  const lines = new Map<number, string>()
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    for (let index = 0; index < node.length; index += 1) {
      const letter = document.createRange()
      letter.setStart(node, index)
      letter.setEnd(node, index + 1)
      const top = Math.round(letter.getBoundingClientRect().top)
      lines.set(top, (lines.get(top) ?? '') + letter.toString())
    }
  }
  return [...lines.values()]
}

test.each([
  [16, 'pending@chamber.example', ['pending', '@chamber.example']],
  [44, LONG_EMAIL, [LONG_EMAIL]],
  [20, LONG_EMAIL, ['maryam.abbasi', '@nathia-guesthouse.', 'example.org']],
  // the last resort
  [12, LONG_EMAIL, ['maryam.abbas', 'i@nathia-', 'guesthouse.', 'example.org']],
])('on lines of %i letters %s breaks where it is read best', async (letters, email, lines) => {
  await show(
    <p style={{ font: '16px monospace', inlineSize: `${letters}ch`, overflowWrap: 'anywhere' }}>
      <a href="/">
        <EmailText email={email} />
      </a>
    </p>,
  )
  expect(textOfLines(page.getByRole('link', { name: email }).element())).toEqual(lines)
})

test('a waiting applicant of a phone with text of twice the size has an unbroken name', async () => {
  await setWidth(390)
  onTestFinished(() => {
    document.documentElement.style.fontSize = ''
  })
  document.documentElement.style.fontSize = '200%'
  await showRows([LATE])
  await untilFaces()
  const name = page.getByRole('listitem').getByText('Palwasha Khan', { exact: true }).element()
  expect(textOfLines(name)).toEqual(['Palwasha Khan'])
})

test('a card of a phone shows a long e-mail whole', async () => {
  await setWidth(390)
  await showRows([{ ...LATE, email: LONG_EMAIL }])
  await untilFaces()
  const value = page.getByRole('listitem').getByText(LONG_EMAIL, { exact: true }).element()
  const text = textBox(value)
  expect(text.width).toBeGreaterThan(100)
  expect(text.right).toBeLessThanOrEqual(Number(value.parentElement?.getBoundingClientRect().right))
})

test('the queue shows phone, business and a long e-mail whole beside the rail of 1280 px', async () => {
  await setWidth(956)
  const phone = '0092 (0)300 0000007'
  const business = 'Nathia Guest House'
  const email = LONG_EMAIL
  await showRows([{ ...LATE, phone, business, email }])
  await untilFaces()
  const row = page.getByRole('row', { name: /Palwasha Khan/ })
  for (const [text, lines] of [
    [phone, 1],
    [business, 2],
    [email, 4],
  ] as const) {
    const value = row.getByText(text, { exact: true }).element()
    const cell = value.closest('td')?.getBoundingClientRect()
    const box = textBox(value)
    expect(box.height / Number.parseFloat(getComputedStyle(value).lineHeight)).toBeCloseTo(lines, 0)
    expect(box.width).toBeGreaterThan(50)
    expect(box.right).toBeLessThanOrEqual(Number(cell?.right) - 8)
  }
})

describe.each(WIDTHS)('in a window of %i px', (width) => {
  test('a row shows waiting time and attention notes, and admins cannot decide on themselves', async () => {
    await setWidth(width)
    const { approve } = await showRows([LATE, AGAIN, UNPROVEN, MEMBER, SELF])
    const list = page.getByRole(width > 880 ? 'table' : 'list', { name: 'Users' })
    await expect.element(list.getByText('Waiting 9 days, late', { exact: true })).toBeVisible()
    await expect
      .element(list.getByText(/Rejected before: “1. Too dark: The card is black. Once more.”/))
      .toBeVisible()
    await expect.element(list.getByText(/^E-mail not confirmed\. /)).toBeVisible()
    expect(list.getByRole('button', { name: 'View Details' }).elements()).toHaveLength(5)
    expect(list.getByRole('button', { name: 'Approve' }).elements()).toHaveLength(3)
    await list.getByRole('button', { name: 'Approve' }).first().click()
    expect(approve).toHaveBeenCalledWith(LATE)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    expect(await findViolations()).toEqual([])
  })

  test('a press anywhere on a row opens it, and its menu holds Delete', async () => {
    await setWidth(width)
    const { open, delete: remove } = await showRows([MEMBER, SELF], false)
    const list = page.getByRole(width > 880 ? 'table' : 'list', { name: 'Users' })
    const row = list.getByRole(width > 880 ? 'row' : 'listitem').filter({ hasText: 'Bibi Hawa' })
    await row.click({ position: { x: 150, y: 20 } })
    expect(open.mock.calls).toEqual([['member']])
    const removal = page.getByRole('button', { name: 'Delete Bibi Hawa' })
    await expect.element(removal).not.toBeInTheDocument()
    await list.getByRole('button', { name: 'More actions for Bibi Hawa' }).click()
    await expect.element(removal).toHaveFocus()
    expect(await findViolations()).toEqual([])
    await removal.click()
    await expect.element(removal).not.toBeInTheDocument()
    expect(remove).toHaveBeenCalledWith(MEMBER)
    expect(open).toHaveBeenCalledTimes(1)
    expect(list.getByRole('button', { name: 'More actions for Nasreen Akhtar' }).elements()).toHaveLength(0)
  })

  test('arrow keys in the menu of a row stay in it', async () => {
    await setWidth(width)
    await showRows([LATE, MEMBER], false)
    const list = page.getByRole(width > 880 ? 'table' : 'list', { name: 'Users' })
    await list.getByRole('button', { name: 'More actions for Palwasha Khan' }).click()
    const removal = page.getByRole('button', { name: 'Delete Palwasha Khan' })
    await expect.element(removal).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(removal).toHaveFocus()
  })

  test('outside of the queue, the status says that an e-mail is not confirmed', async () => {
    await setWidth(width)
    await showRows([UNPROVEN, LATE], false)
    const list = page.getByRole(width > 880 ? 'table' : 'list', { name: 'Users' })
    await expect.element(list.getByText('E-mail not confirmed', { exact: true })).toBeVisible()
    await expect.element(list.getByText('Waiting 9 days, late', { exact: true })).toBeVisible()
  })

  test('a suspended user has by whom and why in the row, and an end of it', async () => {
    await setWidth(width)
    const { open, reinstate } = await showRows([SUSPENDED], false)
    const list = page.getByRole(width > 880 ? 'table' : 'list', { name: 'Users' })
    const why = list.getByText(/^Suspended on .* by Nasreen Akhtar: “Membership fee not paid”/)
    await expect.element(why).toBeVisible()
    await list.getByRole('button', { name: 'Reinstate…' }).click()
    expect(reinstate).toHaveBeenCalledWith(SUSPENDED)
    expect(open).not.toHaveBeenCalled()
  })

  test('arrow keys move between rows, Space selects and Enter opens', async () => {
    await setWidth(width)
    const { open } = await showRows([LATE, AGAIN])
    const box = (name: string) => page.getByRole('checkbox', { name: `Select ${name}` })
    box('Palwasha Khan').element().focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(box('Tahira Bano')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(box('Tahira Bano')).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect.element(box('Tahira Bano')).toBeChecked()
    await userEvent.keyboard('{ArrowUp}{Enter}')
    expect(open.mock.calls).toEqual([['late']])
  })
})

test('View Details ends at the same x in every row, and Approve right before it', async () => {
  await showRows([LATE, MEMBER, SELF, SUSPENDED])
  const right = (name: string) =>
    page
      .getByRole('button', { name })
      .elements()
      .map((button) => button.getBoundingClientRect().right)
  expect(new Set(right('View Details')).size).toBe(1)
  const [approve] = page.getByRole('button', { name: 'Approve' }).elements()
  const [details] = page.getByRole('button', { name: 'View Details' }).elements()
  const gap = Number(details?.getBoundingClientRect().left) - Number(approve?.getBoundingClientRect().right)
  expect(gap).toBeGreaterThanOrEqual(0)
  expect(gap).toBeLessThan(9)
})

test('a long status ends before the button beside it', async () => {
  await setWidth(956)
  const corrects = { status: 'rejected', is_rejected: true, is_final: false } as const
  await showRows([person('corrects', 'Shazia Mir', corrects)], false)
  await untilFaces()
  const status = page.getByRole('table').getByText('Needs correction').element().getBoundingClientRect()
  const button = page.getByRole('button', { name: 'Approve' }).element().getBoundingClientRect()
  expect(status.right).toBeLessThanOrEqual(button.left)
})

test('the text of the button that covers a row of a phone is not painted, whatever the colours', async () => {
  await setWidth(390)
  await showRows([LATE, MEMBER])
  const covers = page.getByRole('list', { name: 'Users' }).getByRole('button', { name: 'View Details' })
  expect(covers.elements().map((cover) => cover.firstElementChild?.getBoundingClientRect().width)).toEqual([
    1, 1,
  ])
})

test('the tint of a selected row stays under the pointer', async () => {
  await showRows([LATE, AGAIN])
  await page.getByRole('checkbox', { name: 'Select Palwasha Khan' }).click()
  const cell = page
    .getByRole('row', { name: /Palwasha Khan/ })
    .getByRole('cell')
    .nth(1)
  const tint = getComputedStyle(document.documentElement).getPropertyValue('--accent-tint').trim()
  const probe = document.createElement('i')
  probe.style.background = tint
  document.body.append(probe)
  const expected = getComputedStyle(probe).backgroundColor
  probe.remove()
  await cell.hover()
  expect(getComputedStyle(cell.element()).backgroundColor).toBe(expected)
})
