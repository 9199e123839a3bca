import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findViolations } from '#testing/find-violations.ts'
import { setWidth, show, WIDTHS } from '#testing/show.tsx'
import { useListState } from '../list-state.ts'
import { InboxDetail } from '../detail/inbox-detail.tsx'
import { InboxLayout } from './inbox-layout.ts'
import { InboxRow } from './inbox-row.tsx'
import { ListAndDetail } from './list-and-detail.tsx'

const LONG = 'گلنازkhan'.repeat(550)
const FORMS = [
  { id: 'a', from: 'Sadia Rehman', about: 'Stall at the bazaar', done: undefined },
  { id: 'b', from: 'Kalsoom Bibi', about: LONG, done: 'Replied by Mehreen Abbasi' },
  { id: 'c', from: `Amna ${LONG}`, about: 'Fees', done: `Done by ${LONG}` },
]

/** A list whose open item can be deleted, and that can get another item. */
function List() {
  const { listState, to, go } = useListState()
  const [forms, setForms] = useState(FORMS)
  return (
    <div id="main" tabIndex={-1} style={{ containerType: 'inline-size' }}>
      <button
        type="button"
        onClick={() => setForms([{ id: 'z', from: 'Zarmina', about: '', done: undefined }, ...forms])}
      >
        Another comes
      </button>
      <InboxLayout>
        <ListAndDetail
          words={{ name: 'Messages', all: 'All messages', next: 'Next message' }}
          ids={forms.map(({ id }) => id)}
          open={listState.open}
          to={(id) => to({ open: id })}
          row={(id, isOpen) => {
            const form = forms.find((one) => one.id === id)
            return (
              form && (
                <InboxRow
                  {...form}
                  to={to({ open: id })}
                  isOpen={isOpen}
                  isNew={form.done === undefined}
                  at="2026-03-12T09:00:00.000Z"
                />
              )
            )
          }}
          detail={(id, onGone) => (
            <InboxDetail title={`About ${id}`} head={LONG} facts={null} words={LONG}>
              <button
                type="button"
                onClick={() => {
                  setForms(forms.filter((form) => form.id !== id))
                  onGone()
                }}
              >
                Delete
              </button>
            </InboxDetail>
          )}
          onLeave={() => go({ open: '' })}
          pages={{ current: 1, hasNext: true, onChoose: vi.fn() }}
        />
      </InboxLayout>
    </div>
  )
}

const heading = (name: string) => page.getByRole('heading', { name })
const link = (name: string) => page.getByRole('link', { name, exact: false })

test.each(WIDTHS)('at %s px nothing is wider than the window, and axe finds no violations', async (width) => {
  await setWidth(width)
  for (const at of ['/dashboard?tab=messages', '/dashboard?tab=messages&open=b']) {
    const { unmount } = await show(<List />, undefined, at)
    expect(document.documentElement.scrollWidth).toBe(width)
    expect(await findViolations()).toEqual([])
    await unmount()
  }
})

test('the first item is open next to the list, and stays open when another item arrives', async () => {
  await setWidth(1280)
  await show(<List />)
  await expect.element(heading('About a')).toBeVisible()
  await page.getByRole('button', { name: 'Another comes' }).click()
  await expect.element(link('New: Zarmina')).toBeVisible()
  await expect.element(heading('About a')).toBeVisible()
  await expect.element(link('New: Sadia Rehman')).toHaveAttribute('aria-current', 'true')
})

test('on a phone one item is shown at a time, and the focus follows', async () => {
  await setWidth(390)
  await show(<List />)
  await expect.element(heading('About a')).not.toBeInTheDocument()
  await link('New: Sadia Rehman').click()
  await expect.element(heading('About a')).toHaveFocus()
  await expect.element(page.getByRole('list', { name: 'Messages' })).not.toBeInTheDocument()
  await link('Next message').click()
  await expect.element(heading('About b')).toHaveFocus()
  await link('All messages').click()
  await expect.element(link('Kalsoom Bibi')).toHaveFocus()
})

test.each([
  ['the next', 'Sadia Rehman', 'Kalsoom Bibi'],
  ['the one before, of the last', 'Amna', 'Kalsoom Bibi'],
])('after a deletion the focus moves to %s', async (_what, name, then) => {
  await setWidth(1280)
  await show(<List />)
  await link(name).click()
  await userEvent.click(page.getByRole('button', { name: 'Delete' }))
  await expect.element(link(then)).toHaveFocus()
})
