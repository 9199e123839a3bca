import { DOCUMENT_NAMES } from 'domain/documents.ts'
import { blogSchema } from 'domain/schemas/blog.ts'
import { commentSchema } from 'domain/schemas/comment.ts'
import { contactSchema, eventContactSchema } from 'domain/schemas/contact.ts'
import { correctionSchema, profileSchema } from 'domain/schemas/correction.ts'
import { donationSchema } from 'domain/schemas/donation.ts'
import { eventSchema } from 'domain/schemas/event.ts'
import { registrationSchema } from 'domain/schemas/registration.ts'
import { volunteerSchema } from 'domain/schemas/volunteer.ts'
import { expect, test } from 'vitest'
import type { AnyObjectSchema, SchemaDescription } from 'yup'
import { calls } from '../../support/addresses.ts'
import { assertDocumented, documentedFields, documentedOperations } from '../../support/openapi.ts'

test('docs/openapi.yaml names every route of the app and no other', () => {
  const served = calls.map(
    ({ endpoint: { method, path } }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`,
  )
  expect(documentedOperations.toSorted()).toEqual(served.toSorted())
})

const PICTURES: string[] = [...DOCUMENT_NAMES, 'image']
const longest = (field: SchemaDescription) => field.tests.find(({ name }) => name === 'max')?.params?.['max']

test.each<[string, AnyObjectSchema]>([
  ['Registration', registrationSchema],
  ['Correction', correctionSchema],
  ['ProfileInput', profileSchema],
  ['BlogInput', blogSchema],
  ['EventInput', eventSchema],
  ['Contact', contactSchema],
  ['EventContact', eventContactSchema],
  ['VolunteerInput', volunteerSchema],
  ['DonationInput', donationSchema],
  ['CommentInput', commentSchema],
])('docs/openapi.yaml gives %s the fields and limits of its schema', (name, schema) => {
  const fields = schema.describe().fields as Record<string, SchemaDescription>
  const documented = documentedFields(name).filter(([field]) => !PICTURES.includes(field))
  expect(documented.map(([field]) => field).toSorted()).toEqual(Object.keys(fields).toSorted())
  for (const [field, maxLength] of documented) {
    const most = fields[field] && longest(fields[field])
    if (most !== undefined) expect(maxLength, field).toBe(most)
  }
})

// what every API test leans on
test.each([
  ['POST', '/api/auth/login/', 401, { error: 'no' }],
  ['POST', '/api/auth/login', 401, { error: 'no' }],
  ['POST', '/api/auth/register/', 400, { cnic: ['no'] }],
  ['POST', '/api/auth/register/', 400, { error: 'no' }],
  ['GET', '/api/auth/nothing/', 404, { detail: 'no' }],
])('the check of answers accepts %s %s %i %j', (method, path, status, body) => {
  expect(() => assertDocumented(method, path, status, body)).not.toThrow()
})

test.each([
  ['a shape of another route', 'POST', '/api/auth/login/', 401, { detail: 'no' }],
  ['a status nobody named', 'POST', '/api/auth/login/', 402, { error: 'no' }],
  ['messages that are no list', 'POST', '/api/auth/register/', 400, { cnic: 'no' }],
  ['a user with a field missing', 'GET', '/api/auth/profile/', 200, { id: '1' }],
  ['a page where JSON should be', 'GET', '/api/auth/nothing/', 404, undefined],
])('the check of answers notices %s', (_what, method, path, status, body) => {
  expect(() => assertDocumented(method, path, status, body)).toThrow()
})
