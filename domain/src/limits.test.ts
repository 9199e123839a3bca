import { expect, test } from 'vitest'
import { blogSchema } from './schemas/blog.ts'
import type { AnyObjectSchema } from 'yup'
import { check } from './schemas/check.ts'
import { eventSchema } from './schemas/event.ts'
import { loginSchema } from './schemas/login.ts'
import { registrationSchema } from './schemas/registration.ts'
import { rejectionSchema } from './schemas/decision.ts'
import { rule } from './values/rule.ts'

// repeated on purpose: the test fails if a field uses the limit of another
const LONGEST: [AnyObjectSchema, Record<string, number>][] = [
  [
    registrationSchema,
    {
      email: 254,
      username: 30,
      first_name: 60,
      last_name: 60,
      phone: 30,
      whatsapp: 30,
      business: 120,
      business_nature: 120,
      business_registration: 80,
      business_address: 300,
      address: 300,
      city: 80,
      designation: 80,
      password: 128,
    },
  ],
  [loginSchema, { email: 254, password: 128 }],
  [blogSchema, { title: 200, description: 20_000, externalLink: 2_048 }],
  [eventSchema, { title: 200, description: 20_000, location: 200 }],
  [rejectionSchema, { rejection_reason: 1_000 }],
]

test.each(
  LONGEST.flatMap(([schema, fields]) =>
    Object.entries(fields).map(([name, longest]) => ({ schema, name, longest })),
  ),
)('$name accepts at most $longest characters', async ({ schema, name, longest }) => {
  const messages = async (length: number) => {
    const checked = await check(schema, { [name]: 'a'.repeat(length) })
    return checked.ok ? [] : (checked.errors[name] ?? [])
  }
  expect(await messages(longest)).not.toContainEqual(rule('tooLong', longest))
  expect(await messages(longest + 1)).toContainEqual(rule('tooLong', longest))
})
