import { en } from 'domain/texts/en.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '#lib/paths.ts'
import { show } from '#testing/show.tsx'
import { LoginPage } from './login-page.tsx'

test('only a user whose session has ended sees that above the form', async () => {
  const notice = page.getByText(en.server.sessionEnded)
  const first = await show(<LoginPage />, {}, paths.loginFor('/dashboard?tab=blogs'))
  await expect.element(page.getByRole('button', { name: 'Login' })).toBeVisible()
  expect(notice.elements()).toHaveLength(0)
  await first.unmount()
  await show(<LoginPage />, {}, paths.loginFor('/dashboard?tab=blogs', true))
  await expect.element(notice).toBeVisible()
})
