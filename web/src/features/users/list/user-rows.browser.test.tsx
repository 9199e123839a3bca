import { useState } from 'react'
import styled from 'styled-components'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
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

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()
const person = (id: string, full_name: string, change: Partial<ListedUser> = {}): ListedUser => ({
  ...listedUser(id),
  full_name,
  sentAt: daysAgo(0),
  ...change,
})

const LATE = person('late', 'Palwasha Khan', { sentAt: daysAgo(9) })
const AGAIN = person('again', 'Tahira Bano', { rejection_reason: 'Too dark.\nOnce more.' })
const UNPROVEN = person('unproven', 'Nargis Tanoli', { email_verified: false })
const MEMBER = person('member', 'Bibi Hawa', { status: 'approved', is_approved: true })
const SELF = person('admin', 'Nasreen Akhtar', { role: 'admin', status: 'approved', is_approved: true })

async function showRows(users: ListedUser[]) {
  const on = { open: vi.fn<(id: string) => void>(), approve: vi.fn<(user: ListedUser) => void>() }
  function List() {
    const [selected, setSelected] = useState<readonly string[]>([])
    return (
      <Panel onKeyDown={(event) => handleRowKeys(event, on.open)}>
        <UserRows
          {...{ users, selected }}
          actor={ADMIN}
          isSelectable
          isBusy={false}
          onSelect={setSelected}
          onOpen={on.open}
          onApprove={on.approve}
          onDelete={() => {}}
        />
      </Panel>
    )
  }
  await show(<List />)
  return on
}

afterEach(() => setWidth(1280))

describe.each(WIDTHS)('in a window of %i px', (width) => {
  test('a row shows waiting time and attention notes, and admins cannot decide on themselves', async () => {
    await setWidth(width)
    const { approve } = await showRows([LATE, AGAIN, UNPROVEN, MEMBER, SELF])
    const list = page.getByRole(width > 880 ? 'table' : 'list', { name: 'Users' })
    await expect.element(list.getByText('waiting 9 days')).toBeVisible()
    expect(list.getByText('waiting 9 days').element().tagName).toBe('B')
    await expect.element(list.getByText(/^Late. The deadline was /)).toBeVisible()
    await expect.element(list.getByText(/Rejected before: “Too dark. Once more.”/)).toBeVisible()
    await expect.element(list.getByText(/^E-mail not confirmed\. /)).toBeVisible()
    expect(list.getByRole('button', { name: 'View Details' }).elements()).toHaveLength(5)
    expect(list.getByRole('button', { name: 'Approve' }).elements()).toHaveLength(3)
    await expect.element(list.getByRole('button', { name: 'Delete Bibi Hawa' })).toBeVisible()
    expect(list.getByRole('button', { name: 'Delete Nasreen Akhtar' }).elements()).toHaveLength(0)
    await list.getByRole('button', { name: 'Approve' }).first().click()
    expect(approve).toHaveBeenCalledWith(LATE)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    expect(await findViolations()).toEqual([])
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
