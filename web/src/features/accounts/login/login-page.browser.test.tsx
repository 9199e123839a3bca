import { en } from 'domain/texts/en.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '#lib/paths.ts'
import { show } from '#testing/show.tsx'
import { LoginPage } from './login-page.tsx'

test('whose session has ended is told so over the form, and nobody else', async () => {
  const told = page.getByText(en.server.sessionEnded)
  const first = await show(<LoginPage />, {}, paths.loginFor('/dashboard?tab=blogs'))
  await expect.element(page.getByRole('button', { name: 'Login' })).toBeVisible()
  expect(told.elements()).toHaveLength(0)
  await first.unmount()
  await show(<LoginPage />, {}, paths.loginFor('/dashboard?tab=blogs', true))
  await expect.element(told).toBeVisible()
})
