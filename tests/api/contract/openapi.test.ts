import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { buildDocument, documentText } from '../../openapi/document.ts'
import { assertDocumented } from '../../support/openapi.ts'

test('docs/openapi.yaml equals the output of `npm run openapi`', () => {
  expect(readFileSync('docs/openapi.yaml', 'utf8')).toBe(documentText())
})

test('the document takes rules from schemas, statuses from rows, and texts from comments', () => {
  const { paths, components } = buildDocument()
  expect(paths['/api/auth/users/{id}/reject/']?.['post']).toMatchObject({
    operationId: 'rejectUser',
    tags: ['members'],
    summary: expect.stringMatching(/^Rejects an application/),
    description: expect.stringMatching(/For: admins about others\.$/),
    security: [{ token: [] }],
    parameters: [{ name: 'id' }, { name: 'If-Match' }],
    requestBody: {
      content: {
        'application/json': {
          schema: {
            properties: {
              rejection_reason: { type: 'string', maxLength: 1_000 },
              reasons: {
                type: 'array',
                minItems: 1,
                maxItems: 21,
                items: { type: 'object', required: ['id'] },
              },
            },
          },
        },
      },
    },
    responses: {
      200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/User' } } } },
      401: {},
      403: {},
      409: {},
      412: {},
    },
  })
  expect(components.schemas).toMatchObject({
    User: {
      additionalProperties: false,
      required: expect.arrayContaining(['cnic', 'profile_image']),
      properties: {
        createdAt: { type: 'string', format: 'date-time' },
        revision: { type: 'integer', minimum: 0 },
      },
    },
  })
})

// every API test depends on this check
test.each([
  ['POST', '/api/auth/login/', 401, { error: 'no' }],
  ['POST', '/api/auth/login', 401, { error: 'no' }],
  ['POST', '/api/auth/register/', 400, { cnic: ['no'] }],
  ['POST', '/api/auth/register/', 400, { error: 'no' }],
  ['GET', '/api/auth/nothing/', 404, { detail: 'no' }],
])('the check of responses accepts %s %s %i %j', (method, path, status, body) => {
  expect(() => assertDocumented(method, path, status, body)).not.toThrow()
})

test.each([
  ['a shape of another route', 'POST', '/api/auth/login/', 401, { detail: 'no' }],
  ['a status nobody named', 'POST', '/api/auth/login/', 402, { error: 'no' }],
  ['messages that are no list', 'POST', '/api/auth/register/', 400, { cnic: 'no' }],
  ['a user with a field missing', 'GET', '/api/auth/profile/', 200, { id: '1' }],
  ['a page where JSON should be', 'GET', '/api/auth/nothing/', 404, undefined],
])('the check of responses detects %s', (_what, method, path, status, body) => {
  expect(() => assertDocumented(method, path, status, body)).toThrow()
})
