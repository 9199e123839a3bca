import { samples } from 'domain/content/samples.ts'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answerPasswordRequests } from '#lib/firebase/call-signed-in.ts'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { ANY_USER } from '#testing/any-user.ts'
import { setWidth, show, WIDTHS } from '#testing/show.tsx'
import { findViolations } from '#testing/find-violations.ts'
import { stubFetch } from '#testing/stub-fetch.ts'
import { SiteView } from './site-view.tsx'

const parts = vi.hoisted((): object[] => [])
vi.mock('#lib/firebase/auth.ts', () => ({ idToken: async () => 'token' }))
vi.mock('#lib/firebase/live-queries.ts', () => ({
  useSiteParts: () => ({ status: 'ready', data: parts, retry: () => {} }),
  useListVersion: () => ({ status: 'loading', retry: () => {} }),
  usePublished: () => ({ status: 'loading', retry: () => {} }),
  useOneUser: () => ({ status: 'loading', retry: () => {} }),
}))

const SESSION = { status: 'open', user: ANY_USER } as OpenSession

afterEach(() => {
  parts.length = 0
  return setWidth(1280)
})

test.each(WIDTHS)('at %i px the publish bar is where the Tab key reaches it', async (width) => {
  await setWidth(width)
  await show(
    <div style={{ containerType: 'inline-size' }}>
      <SiteView session={SESSION} preview={() => null} />
    </div>,
  )
  const bar = page.getByRole('region', { name: 'Unpublished changes' })
  await expect.element(bar).toBeVisible()
  const field = page.getByRole('textbox').first()
  const isAfterField =
    bar.element().compareDocumentPosition(field.element()) & Node.DOCUMENT_POSITION_PRECEDING
  expect(isAfterField > 0).toBe(width < 768)
  const isBelow = bar.element().getBoundingClientRect().bottom === innerHeight
  expect(isBelow).toBe(width < 768)
})

test.each([
  ['to ask admins for no codes any more', 'required', 'Stop requiring one-time codes'],
  ['to another account for donations', 'optional', 'Change where donations are paid'],
])('the question for the password names the change %s', async (_what, codes, about) => {
  localStorage.clear()
  parts.splice(0, 1, { id: 'organisation', ...samples.organisation, adminCodes: codes, revision: 1 })
  const tooOld = { detail: 'Sign in again.', code: 'sign-in-again' }
  stubFetch(() => Response.json(tooOld, { status: 403 }))
  const ask = vi.fn(async () => false)
  onTestFinished(answerPasswordRequests(ask))
  await show(<SiteView session={SESSION} preview={() => null} />, {}, '/dashboard?tab=site&part=organisation')
  await page
    .getByText(codes === 'required' ? 'Sign-in of administrators' : 'How to pay offline donations')
    .click()
  if (codes === 'required') await page.getByLabelText('One-time codes').selectOptions('optional')
  else
    await page
      .getByRole('textbox', { name: /Account title/ })
      .first()
      .fill('Somebody else')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect.poll(() => ask.mock.calls).toEqual([[about]])
})

test('another currency is published once the author has read what changes', async () => {
  localStorage.clear()
  const sent: string[] = []
  stubFetch(async (request) => {
    const body = await request.text()
    sent.push(body)
    return Response.json({ part: 'giving', revision: 1, content: JSON.parse(body) as object })
  })
  await show(<SiteView session={SESSION} preview={() => null} />, {}, '/dashboard?tab=site&part=giving')
  await page.getByLabelText('Currency', { exact: true }).selectOptions('Euros (€)')
  const publish = page.getByRole('button', { name: 'Publish', exact: true })
  await publish.click()
  const dialog = page.getByRole('alertdialog', { name: 'Change the currency of donations?' })
  await expect.element(dialog.getByText(/Nothing is converted/)).toBeVisible()
  await expect.element(dialog.getByText(/^Earlier donations stay in/)).toBeVisible()
  expect(await findViolations()).toEqual([])
  await dialog.getByRole('button', { name: 'Continue editing' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(sent).toEqual([])

  await publish.click()
  await dialog.getByRole('button', { name: 'Publish the new currency' }).click()
  await expect.poll(() => sent).toHaveLength(1)
  expect(JSON.parse(sent[0] ?? '')).toMatchObject({ currency: 'EUR' })
})
