import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { ANY_USER } from '#testing/any-user.ts'
import { findViolations } from '#testing/find-violations.ts'
import { show } from '#testing/show.tsx'
import { stubFetch } from '#testing/stub-fetch.ts'
import { type PreviewOf, SiteView } from '../view/site-view.tsx'

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

test('“Show me where” leads from the English fields to the Urdu one that breaks a rule', async () => {
  localStorage.clear()
  await show(<SiteView session={SESSION} preview={() => null} />, {}, '/dashboard?tab=site&part=aims')
  await button('اردو').click()
  await page.getByLabelText('Every business counts.').fill('\u2067ہر کاروبار\u2069')
  await button('English').click()
  await button('Show me where').click()
  await expect.element(page.getByLabelText('Every business counts.')).toHaveFocus()
  await expect.element(page.getByLabelText('Every business counts.')).toHaveAttribute('aria-invalid', 'true')
})

const Preview: PreviewOf = ({ content, language, onPress }) => (
  <button type="button" lang={language} onClick={() => onPress('mission')}>
    {content.aims.mission}
  </button>
)

test('a text with marks has the same tools in Urdu, and the preview is in Urdu and leads to its field', async () => {
  localStorage.clear()
  await show(<SiteView session={SESSION} preview={Preview} />, {}, '/dashboard?tab=site&part=aims')
  await expect.element(button('We open doors.')).toHaveAttribute('lang', 'en')
  await button('اردو').click()
  await expect.element(button('ہم دروازے کھولتے ہیں۔')).toHaveAttribute('lang', 'ur')
  await button('ہم دروازے کھولتے ہیں۔').click()
  const mission = page.getByLabelText('We open doors.')
  await expect.element(mission).toHaveFocus()
  await mission.fill('دروازے')
  await userEvent.keyboard('{Control>}a{/Control}')
  await page.getByRole('button', { name: 'Bold' }).first().click()
  await expect.element(mission).toHaveValue('**دروازے**')
  await expect.element(button('دروازے')).toBeVisible()
})
