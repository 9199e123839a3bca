import { samples } from 'domain/content/samples.ts'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { StatusPanel } from '#components/account/status-panel.tsx'
import { Button } from '#components/controls/button.tsx'
import { Filter } from '#components/dashboard/filters.tsx'
import { ScreenSwitch } from '#components/dashboard/page-frame.tsx'
import { Dialog, DialogFoot } from '#components/overlay/dialog.tsx'
import { NeedHelp } from '#features/accounts/sign-up/need-help.tsx'
import { Inbox } from '#features/inbox/view/inbox.tsx'
import { KeptTable } from '#features/privacy/kept-table.tsx'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { setWidth, show } from '#testing/show.tsx'
import { stubFetch } from '#testing/stub-fetch.ts'

const DONATION = {
  id: 'WCN-DNT222',
  email: 'tariq@example.org',
  createdAt: '2026-03-12T09:00:00.000Z',
  amount: 400,
  first_name: 'Tariq',
  last_name: 'Khan',
  payment_method: 'offline',
  state: 'pledged',
}
vi.mock('#lib/firebase/live-queries.ts', () => ({
  useNewestForms: () => ({ status: 'ready', data: [DONATION] }),
  useFormSent: () => ({ status: 'ready', data: DONATION }),
}))
const ADMIN = {
  status: 'open',
  key: 'admin',
  actor: { uid: 'admin', role: 'admin', approved: true },
  user: { full_name: 'Mehreen Abbasi' },
} as OpenSession

const inWorkArea = (view: ReactNode) => (
  <div style={{ containerType: 'inline-size', padding: '0 16px' }}>{view}</div>
)
const ignore = () => {}

/** What was wider than the window, by its name: its width in pixels, its address and what it shows. */
const WIDE: Record<string, [width: number, at: string, part: ReactNode]> = {
  'an open donation': [
    390,
    '/dashboard?tab=donations&open=WCN-DNT222',
    inWorkArea(<Inbox session={ADMIN} />),
  ],
  'the list of donations': [390, '/dashboard?tab=donations', inWorkArea(<Inbox session={ADMIN} />)],
  'the help of the sign-up form': [320, '/signup', <NeedHelp key="help" />],
  'the table of what is kept': [
    768,
    '/privacy',
    <div key="kept" style={{ padding: '0 31px' }}>
      <KeptTable terms={samples.privacy} />
    </div>,
  ],
  'the status of an applicant': [
    390,
    '/dashboard',
    <StatusPanel key="status" uid="a" done={0.5}>
      <b>pending.applicant@chamber.example</b>
    </StatusPanel>,
  ],
  'the foot of a dialog': [
    390,
    '/dashboard',
    <Dialog key="foot" title="Edit Blog" onClose={ignore}>
      <DialogFoot>
        <Button type="button">Schedule for November 30</Button>
      </DialogFoot>
    </Dialog>,
  ],
  'the head of a preview': [
    390,
    '/dashboard',
    <Dialog
      key="head"
      title="Preview"
      aside={<ScreenSwitch screen="phone" onChoose={ignore} />}
      onClose={ignore}
    >
      {null}
    </Dialog>,
  ],
}

afterEach(() => {
  document.documentElement.style.fontSize = ''
  return setWidth(1280)
})

test.each(Object.entries(WIDE))(
  '%s fits its window with text of twice the size',
  async (_name, [width, at, part]) => {
    stubFetch(() => Response.json({}))
    await setWidth(width)
    await show(part, {}, at)
    document.documentElement.style.fontSize = '200%'
    await new Promise((resolve) => requestAnimationFrame(resolve))
    for (const box of [document.documentElement, ...document.querySelectorAll('dialog')])
      expect(box.scrollWidth).toBeLessThanOrEqual(width)
  },
)

test('an open donation breaks no word of twice the size', async () => {
  stubFetch(() => Response.json({}))
  await setWidth(390)
  await show(inWorkArea(<Inbox session={ADMIN} />), {}, '/dashboard?tab=donations&open=WCN-DNT222')
  document.documentElement.style.fontSize = '200%'
  const facts = page.getByText('Offline Donation', { exact: true })
  // two words, a line each at most
  await expect.poll(() => facts.element().getBoundingClientRect().height).toBeLessThan(120)
})

test('a filter breaks no label of twice the size', async () => {
  await setWidth(390)
  const options = [{ value: '', label: 'Opened an identity document' }]
  const filter = <Filter label="What" value="" options={options} onChoose={ignore} />
  await show(inWorkArea(<div style={{ display: 'flex', overflowWrap: 'anywhere' }}>{filter}</div>))
  document.documentElement.style.fontSize = '200%'
  const label = page.getByText('What', { exact: true })
  await expect.poll(() => label.element().getBoundingClientRect().height).toBeGreaterThan(25)
  expect(label.element().getBoundingClientRect().height).toBeLessThan(70)
})
