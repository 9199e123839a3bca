import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { ANY_USER } from '#testing/any-user.ts'
import { findViolations } from '#testing/find-violations.ts'
import { show } from '#testing/show.tsx'
import { stubFetch } from '#testing/stub-fetch.ts'
import { SiteView } from '../view/site-view.tsx'

const stored = vi.hoisted(() => ({
  id: 'aims',
  vision: 'Every business counts.',
  mission: 'We open doors.',
  story: '',
  values: [],
  format: 'markdown',
  revision: 3,
  ur: [{ text: 'We open doors.', ur: 'ہم دروازے کھولتے ہیں۔' }],
}))
const parts = vi.hoisted(() => [stored])
vi.mock('#lib/firebase/auth.ts', () => ({ idToken: async () => 'token' }))
vi.mock('#lib/firebase/live-queries.ts', () => ({
  useSiteParts: () => ({ status: 'ready', data: parts, retry: () => {} }),
  useListVersion: () => ({ status: 'loading', retry: () => {} }),
  usePublished: () => ({ status: 'loading', retry: () => {} }),
  useOneUser: () => ({ status: 'loading', retry: () => {} }),
}))

const SESSION = { status: 'open', user: ANY_USER } as OpenSession
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('the Urdu of a part is counted, written beside each text, and published as pairs', async () => {
  localStorage.clear()
  const sent: Record<string, unknown>[] = []
  stubFetch(async (request) => {
    const { ur, ...content } = (await request.json()) as Record<string, unknown>
    sent.push({ ur, ...content })
    return Response.json({ part: 'aims', revision: 4, content, format: 'markdown', ur })
  })
  await show(<SiteView session={SESSION} preview={() => null} />, {}, '/dashboard?tab=site&part=aims')
  await expect.element(page.getByText('1 text has no Urdu yet.')).toBeVisible()
  await button('اردو').click()
  await expect.element(page.getByLabelText('We open doors.')).toHaveValue('ہم دروازے کھولتے ہیں۔')
  await page.getByLabelText('Every business counts.').fill('ہر کاروبار اہم ہے۔')
  await expect.element(page.getByText(/no Urdu yet/)).not.toBeInTheDocument()
  expect(await findViolations()).toEqual([])
  await button('Publish').click()
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    vision: 'Every business counts.',
    ur: [
      { text: 'We open doors.', ur: 'ہم دروازے کھولتے ہیں۔' },
      { text: 'Every business counts.', ur: 'ہر کاروبار اہم ہے۔' },
    ],
  })
  await button('English').click()
  await page.getByLabelText('Vision', { exact: true }).fill('Every woman counts.')
  await expect.element(page.getByText('1 text has no Urdu yet.')).toBeVisible()
})
