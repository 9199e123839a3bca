import { msg } from '@lingui/core/macro'
import { en } from 'domain/texts/en.ts'
import type { ComponentProps } from 'react'
import { useLocation } from 'react-router-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { findViolations } from '#testing/find-violations.ts'
import { setWidth, show, WIDTHS } from '#testing/show.tsx'
import { chooseLanguage } from '#components/account/own-language.ts'
import { DashboardLayout } from './dashboard-layout.tsx'
import { MissingView } from './dashboard-page.tsx'
import type { View } from './rail/view.ts'

vi.mock('#components/account/own-language.ts')

const row = { action: 'user:list', component: () => null } as const
const VIEWS: View[] = [
  { ...row, tab: '', label: msg`Dashboard`, icon: 'grid' },
  { ...row, tab: 'blogs', label: msg`Blogs`, group: 'website', icon: 'pen' },
  { ...row, tab: 'members', label: msg`Members`, group: 'people', icon: 'people' },
  { ...row, tab: 'requests', label: msg`Requests`, group: 'people', icon: 'inbox' },
]
const NASREEN = {
  user: { id: 'nasreen', full_name: 'Nasreen Akhtar' },
  actor: { uid: 'nasreen', role: 'admin', approved: true },
} as const

const rail = page.getByRole('navigation', { name: 'Dashboard' })
const link = (name: string) => rail.getByRole('link', { name, exact: true })

/** Shows the layout at the view in the URL. */
function Shown(props: Partial<ComponentProps<typeof DashboardLayout>>) {
  const tab = new URLSearchParams(useLocation().search).get('tab') ?? ''
  const view = VIEWS.find((one) => one.tab === tab)
  return (
    <DashboardLayout views={VIEWS} view={view} signedIn={NASREEN} isHeard {...props}>
      {props.children ?? <h1 style={{ minBlockSize: '200vh' }}>{tab || 'first'}</h1>}
    </DashboardLayout>
  )
}

test('the rail has named groups, marks the current view and shows the signed-in user', async () => {
  await setWidth(1280)
  await show(<Shown />, undefined, '/dashboard?tab=members')
  await expect.element(rail.getByRole('list', { name: 'People' }).getByRole('link')).toHaveLength(2)
  await expect.element(rail.getByRole('list', { name: 'Website' }).getByRole('link')).toHaveLength(1)
  const names = rail.getByRole('link').elements().slice(1)
  expect(names.map(({ textContent }) => textContent)).toEqual(['Dashboard', 'Members', 'Requests', 'Blogs'])
  await expect.element(link('Members')).toHaveAttribute('aria-current', 'page')
  await expect.element(rail.getByText('Nasreen Akhtar')).toBeVisible()
  await expect.element(rail.getByText('Admin')).toBeVisible()
  expect(await findViolations()).toEqual([])
})

test('the name in the rail links to the own account, which has no separate entry', async () => {
  const own: View = { ...row, tab: 'account', isOwn: true, label: msg`Your account`, icon: 'people' }
  await setWidth(1280)
  await show(<Shown views={[...VIEWS, own]} view={own} />, undefined, '/dashboard?tab=account')
  const accountLink = rail.getByRole('link', { name: /^Nasreen Akhtar Admin · Your account$/ })
  await expect.element(accountLink).toHaveAttribute('href', '/dashboard?tab=account')
  await expect.element(accountLink).toHaveAttribute('aria-current', 'page')
  await expect.element(link('Your account')).not.toBeInTheDocument()
  expect(await findViolations()).toEqual([])
})

test('beside Logout is the other language by its own name, and an error of the change is shown', async () => {
  await setWidth(1280)
  await show(<Shown />)
  vi.mocked(chooseLanguage).mockRejectedValueOnce(new TypeError('No connection'))
  await rail.getByRole('button', { name: 'اردو' }).click()
  expect(vi.mocked(chooseLanguage).mock.calls).toEqual([['ur']])
  await expect.element(page.getByRole('alert')).toHaveTextContent(en.server.unreachable)
})

test('Logout is visible in a window of 620 px', async () => {
  const many = ['team', 'events', 'site', 'donations', 'messages', 'overview'].map((tab) => ({
    ...VIEWS[1]!,
    tab,
  }))
  await page.viewport(1366, 620)
  await show(<Shown views={[...VIEWS, ...many]} />)
  const logout = rail.getByRole('button', { name: 'Logout' })
  await expect.element(logout).toBeInViewport({ ratio: 1 })
  await expect.element(rail.getByText('Nasreen Akhtar')).toBeInViewport({ ratio: 1 })
})

test.each(WIDTHS)('at %i px a chosen view starts at its top and has the focus', async (width) => {
  await setWidth(width)
  await show(<Shown />)
  await expect.element(page.getByRole('heading', { name: 'first' })).toBeVisible()
  scrollTo(0, 300)
  if (width < 992) await page.getByRole('button', { name: 'Open the menu' }).click()
  await link('Blogs').click()
  await expect.element(page.getByRole('heading', { name: 'blogs' })).toBeVisible()
  await expect.element(page.getByRole('main')).toHaveFocus()
  expect(scrollY).toBe(0)
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test.each([
  ['unknown', 'Page not found'],
  ['forbidden', 'You do not have access to this page'],
] as const)('an address with an %s view says so and has a link back', async (why, text) => {
  await show(
    <Shown>
      <MissingView why={why} name="Nasreen Akhtar" />
    </Shown>,
    undefined,
    '/dashboard?tab=unheard-of',
  )
  await expect.element(page.getByRole('heading', { name: text })).toBeVisible()
  const back = page.getByRole('main').getByRole('link', { name: 'Go to your dashboard' })
  await expect.element(back).toHaveAttribute('href', '/dashboard')
  expect(document.querySelector('[aria-current]')).toBeNull()
})

test('an error in a view keeps the rail, and another view clears it', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => log.mockRestore())
  function Broken() {
    if (new URLSearchParams(useLocation().search).get('tab') === 'blogs') return 'Blogs again'
    throw new Error('A view has a fault.')
  }
  await setWidth(1280)
  await show(
    <Shown>
      <Broken />
    </Shown>,
  )
  await expect.element(page.getByRole('alert').getByText('Unexpected Application Error!')).toBeVisible()
  await link('Blogs').click()
  await expect.element(page.getByText('Blogs again')).toBeVisible()
})

test('a lost connection is reported until the server responds again', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  onTestFinished(() => onLine.mockRestore())
  const { unmount } = await show(<Shown />)
  const bar = page.getByRole('status')
  await expect.element(bar).toBeEmptyDOMElement()
  onLine.mockReturnValue(false)
  dispatchEvent(new Event('offline'))
  await expect.element(bar.getByText(/^You are offline/)).toBeVisible()
  onLine.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  await expect.element(bar).toBeEmptyDOMElement()
  await unmount()
  await show(<Shown isHeard={false} />)
  await expect.element(bar).toHaveTextContent('Reconnecting...')
})
