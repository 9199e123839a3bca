import { en } from 'domain/texts/en.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#testing/show.tsx'
import { stubFetch } from '#testing/stub-fetch.ts'
import { NewPasswordForm } from './reset-password-page.tsx'

const here = location.href
const onExpired = vi.fn()

beforeEach(() => {
  history.replaceState(null, '', '?code=swordfish')
  onExpired.mockReset()
})
afterEach(() => history.replaceState(null, '', here))

test('the password and the code are sent, an error is shown next to the button, and a spent link is reported', async () => {
  const asked: unknown[] = []
  const answers = [
    () => Response.json({ detail: en.field.passwordPersonal }, { status: 400 }),
    () => Promise.reject(new TypeError('No connection')),
    () => Response.json({ detail: en.passwordReset.spent }, { status: 404 }),
  ]
  stubFetch(async (request) => {
    const { pathname } = new URL(request.url)
    if (pathname !== '/api/auth/password/choose/') return Response.json({})
    asked.push(await request.json())
    return answers[asked.length - 1]?.() ?? new Response(null, { status: 204 })
  })
  await show(<NewPasswordForm email="palwasha@example.org" onExpired={onExpired} />)
  await page.getByRole('textbox', { name: en.label.password, exact: true }).fill('three walnut trees')
  await page.getByRole('textbox', { name: en.label.password2 }).fill('three walnut trees')
  const store = page.getByRole('button', { name: 'Save new password' })
  for (const error of [en.field.passwordPersonal, en.server.unreachable]) {
    await store.click()
    await expect.element(page.getByText(error).first()).toBeVisible()
  }
  expect(onExpired).not.toHaveBeenCalled()
  await store.click()
  // the previous press may have used the link
  await expect.poll(() => onExpired.mock.calls).toEqual([[true]])
  const sent = { code: 'swordfish', password: 'three walnut trees' }
  expect(asked).toEqual([sent, sent, sent])
})

test('after a server error the password may be saved, so a spent link says so', async () => {
  const statuses = [500, 404]
  stubFetch(({ url }) =>
    new URL(url).pathname === '/api/auth/password/choose/'
      ? Response.json({ detail: en.passwordReset.spent }, { status: statuses.shift() ?? 204 })
      : Response.json({}),
  )
  await show(<NewPasswordForm email="palwasha@example.org" onExpired={onExpired} />)
  await page.getByRole('textbox', { name: en.label.password, exact: true }).fill('three walnut trees')
  await page.getByRole('textbox', { name: en.label.password2 }).fill('three walnut trees')
  const store = page.getByRole('button', { name: 'Save new password' })
  await store.click()
  await expect.poll(() => statuses).toEqual([404])
  await expect.element(store).toBeEnabled()
  await store.click()
  await expect.poll(() => onExpired.mock.calls).toEqual([[true]])
})
