import type { Request } from 'express'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readJson } from './body.ts'
import { HttpError } from '../responses/http-error.ts'

const request = (headers: Record<string, string>, body: string | Uint8Array) =>
  ({ headers, rawBody: Buffer.from(body) }) as unknown as Request

function read(
  body: string | Uint8Array,
  headers: Record<string, string> = { 'content-type': 'application/json' },
) {
  try {
    return readJson(request(headers, body))
  } catch (error) {
    if (error instanceof HttpError) return error.status
    throw error
  }
}

test('any bytes are read as a JSON object or rejected with 4xx', () => {
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 100 }),
    fc.json().map((text) => Buffer.from(text)),
    fc.json().map((text) => Buffer.from(text).subarray(1)),
  )
  const types = fc.constantFrom('application/json', 'application/json; charset=utf-8', 'text/plain', '', ';')
  fc.assert(
    fc.property(bytes, types, (body, type) => {
      const result = read(body, { 'content-type': type })
      if (typeof result === 'number') expect([400, 415]).toContain(result)
      else expect(Array.isArray(result) || result === null).toBe(false)
    }),
  )
})

test('an object is read as it was sent', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string({ unit: 'binary' }), fc.jsonValue(), { maxKeys: 5 }), (value) => {
      expect(JSON.stringify(read(JSON.stringify(value)))).toBe(JSON.stringify(value))
    }),
  )
})

test.each([
  ['nothing', '', 'application/json', {}],
  ['the last of two', '{"a":1,"a":2}', 'application/json', { a: 2 }],
  ['UTF-8 by name', '{"a":1}', 'Application/JSON ; charset="UTF-8"', { a: 1 }],
  ['another character set', '{"a":1}', 'application/json; charset=utf-16', 415],
  ['a type that only begins so', '{"a":1}', 'application/json5', 415],
  ['two types', '{"a":1}', 'application/json, text/plain', 415],
  [
    'bytes that are no UTF-8',
    Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]),
    'application/json',
    400,
  ],
  ['a deep nest that breaks off', '['.repeat(100_000), 'application/json', 400],
  ['a list', '[]', 'application/json', 400],
  ['too much', `{"a":"${'x'.repeat(256 * 1024)}"}`, 'application/json', 413],
])('%s', (_what, body, type, result) => {
  expect(read(body, { 'content-type': type })).toEqual(result)
})

test('a compressed body is not decompressed', () => {
  for (const encoding of ['gzip', 'br', 'x-none'])
    expect(read('{}', { 'content-type': 'application/json', 'content-encoding': encoding })).toBe(415)
})
