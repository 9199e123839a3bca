import { expect, test } from 'vitest'
import { check } from './check.ts'
import { loginSchema } from './login.ts'

test('e-mail and password are required', async () => {
  const checked = await check(loginSchema, {})
  expect(Object.keys(checked.ok ? {} : checked.errors)).toEqual(['email', 'password'])
})

test('an e-mail address must have a valid form; the password is not changed', async () => {
  expect((await check(loginSchema, { email: 'nobody', password: ' x ' })).ok).toBe(false)
  expect(await check(loginSchema, { email: ' Admin@Chamber.example', password: ' x ' })).toEqual({
    ok: true,
    value: { email: 'admin@chamber.example', password: ' x ' },
  })
})

test('an e-mail address that a mail program would decode into another is rejected', async () => {
  const email = '=?utf-8?q?president=40chamber.example?=@example.org'
  expect((await check(loginSchema, { email, password: 'x' })).ok).toBe(false)
  expect((await check(loginSchema, { email: 'gul=bibi?@example.org', password: 'x' })).ok).toBe(true)
})
