import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { findViolations } from '#testing/find-violations.ts'
import { show } from '#testing/show.tsx'
import { stubFetch } from '#testing/stub-fetch.ts'
import { WebsiteStatus } from './website-status.tsx'

vi.mock('#lib/firebase/auth.ts', () => ({ idToken: async () => 'token' }))
const heard = vi.hoisted(() => ({ paused: null as object | null }))
vi.mock('#lib/firebase/live-queries.ts', () => ({
  usePublished: () => ({
    status: 'ready',
    data: { at: '2026-11-25T10:00:00.000Z', problem: null, leftOut: [], paused: heard.paused },
  }),
}))

const SESSION = { key: 'admin', actor: { uid: 'a', role: 'admin', approved: true } } as OpenSession

let sent: unknown[] = []
beforeEach(() => {
  heard.paused = null
  sent = []
  stubFetch(async (request) => {
    sent.push([request.method, new URL(request.url).pathname, await request.text()])
    return new Response(null, { status: request.url.endsWith('/resume/') ? 202 : 204 })
  })
})

test('an admin pauses publishing with a reason', async () => {
  await show(<WebsiteStatus session={SESSION} />)
  await page.getByRole('button', { name: 'Pause publishing' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pause publishing?' })
  await dialog.getByRole('button', { name: 'Pause publishing' }).click()
  await expect.element(dialog.getByText('Reason is required.')).toBeVisible()
  expect(sent).toEqual([])
  expect(await findViolations()).toEqual([])
  await dialog.getByLabelText('Reason').fill('A wrong price.')
  await dialog.getByRole('button', { name: 'Pause publishing' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(sent).toEqual([['POST', '/api/auth/publishing/pause/', '{"reason":"A wrong price."}']])
})

test('during a pause it shows the reason, and only the button that resumes', async () => {
  heard.paused = { at: '2026-11-25T10:00:00.000Z', reason: 'A wrong price.' }
  await show(<WebsiteStatus session={SESSION} />)
  await expect.element(page.getByText('A wrong price.')).toBeVisible()
  expect(
    page
      .getByRole('button')
      .elements()
      .map((button) => button.textContent),
  ).toEqual(['Resume and publish'])
  await page.getByRole('button', { name: 'Resume and publish' }).click()
  await expect.poll(() => sent).toEqual([['POST', '/api/auth/publishing/resume/', '']])
  expect(await findViolations()).toEqual([])
})
