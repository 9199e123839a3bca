import type { FirstAdminLink } from 'domain/api/first-admin.ts'
import { en } from 'domain/texts/en.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#testing/show.tsx'
import { stubFetch } from '#testing/stub-fetch.ts'
import { FirstAdminPage } from './first-admin-page.tsx'

const here = location.href
const CODE = 'secret.desk@chamber.example'
const EMAIL = 'desk@chamber.example'

beforeEach(() => history.replaceState(null, '', `?#code=${encodeURIComponent(CODE)}`))
afterEach(() => history.replaceState(null, '', here))

/** Answers looks with these states in turn, and presses with these answers. */
function serve(states: readonly (FirstAdminLink['state'] | 404 | 500)[], presses: (() => Response)[] = []) {
  const looks: { url: string; code: string | null }[] = []
  const sent: unknown[] = []
  stubFetch(async (request) => {
    const { pathname, search } = new URL(request.url)
    if (pathname !== '/api/auth/first-admin/') return Response.json({})
    if (request.method === 'POST') {
      sent.push(await request.json())
      return presses[sent.length - 1]?.() ?? new Response(null, { status: 204 })
    }
    looks.push({ url: search, code: request.headers.get('x-code') })
    const state = states[looks.length - 1] ?? states.at(-1)
    return typeof state === 'number'
      ? Response.json({ detail: 'no' }, { status: state })
      : Response.json({ email: EMAIL, state })
  })
  return { looks, sent }
}

async function fill() {
  await page.getByRole('textbox', { name: en.label.first_name }).fill('Gul')
  await page.getByRole('textbox', { name: en.label.last_name }).fill('Khan')
  for (const label of [en.label.password, en.label.password2])
    await page.getByRole('textbox', { name: label, exact: true }).fill('three walnut trees')
}

test('names and password are sent with the code of the fragment, which is in no URL of a request', async () => {
  const refusal = () => Response.json({ detail: 'Password: no.' }, { status: 400 })
  const { looks, sent } = serve(['open'], [refusal])
  await show(<FirstAdminPage />)
  await expect.element(page.getByText(EMAIL)).toBeVisible()
  expect(looks[0]).toEqual({ url: '', code: encodeURIComponent(CODE) })
  await fill()
  const press = page.getByRole('button', { name: 'Create account' })
  await press.click()
  await expect.element(page.getByText('Password: no.').first()).toBeVisible()
  await press.click()
  await expect.poll(() => sent.length).toBe(2)
  expect(sent[1]).toEqual({
    code: CODE,
    first_name: 'Gul',
    last_name: 'Khan',
    password: 'three walnut trees',
  })
})

test('a link that was used meanwhile, also by a press without an answer, leads to the sign-in page', async () => {
  serve(['open', 'used'], [() => Response.json({ detail: 'no' }, { status: 409 })])
  await show(<FirstAdminPage />)
  await fill()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect.element(page.getByRole('heading', { name: 'Your account has been created' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Login' })).toBeVisible()
})

test.each([
  ['used', 'Your account has been created'],
  ['adminExists', 'This website has an admin already'],
  ['expired', 'This link no longer works'],
  [404, 'This link does not work'],
] as const)('%s is said instead of a form', async (state, heading) => {
  serve([state])
  await show(<FirstAdminPage />)
  await expect.element(page.getByRole('heading', { name: heading })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Create account' })).not.toBeInTheDocument()
})

test('a server that does not answer can be asked again', async () => {
  serve([500, 'open'])
  await show(<FirstAdminPage />)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('button', { name: 'Create account' })).toBeVisible()
})
