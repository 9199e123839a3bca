import fc from 'fast-check'
import type { Request } from 'express'
import { UPLOAD } from 'domain/limits.ts'
import { rule } from 'domain/values/rule.ts'
import { en } from 'domain/texts/en.ts'
import { expect, test } from 'vitest'
import { formatHttpError } from '../responses/handle-error.ts'
import { readForm } from './form.ts'
import { HttpError } from '../responses/http-error.ts'

const request = (body: Buffer, type = 'multipart/form-data; boundary=b') =>
  ({ headers: { 'content-type': type }, rawBody: body }) as unknown as Request

const read = (body: Buffer, type?: string) => readForm(request(body, type), { pictures: ['image'] })

const part = (name: string, value: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`

test('any bytes are read as a form or rejected with 4xx', async () => {
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 300 }),
    fc.string().map((text) => Buffer.from(`${part('a', text)}--b--\r\n`)),
    // a complete form that is cut at any byte
    fc
      .nat(80)
      .map((length) => Buffer.from(`${part('a', 'x')}${part('image', 'y')}--b--\r\n`).subarray(0, length)),
  )
  await fc.assert(
    fc.asyncProperty(
      bytes,
      fc.constantFrom('multipart/form-data; boundary=b', 'multipart/form-data', 'a/b', ''),
      async (body, type) => {
        try {
          const form = await read(Buffer.from(body), type)
          expect(Object.keys(form)).toEqual(['fields', 'files', 'errors'])
        } catch (error) {
          expect(error).toBeInstanceOf(HttpError)
          expect([400, 413, 415]).toContain((error as HttpError).status)
        }
      },
    ),
  )
})

test('texts are read as they were sent', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 200 }), async (value) => {
      fc.pre(!value.includes('\r\n--b'))
      const { fields } = await read(Buffer.from(`${part('title', value)}--b--\r\n`))
      expect(fields).toEqual({ title: value })
    }),
  )
})

test('a repeated field is reported by name', async () => {
  const { errors } = await read(Buffer.from(`${part('a', '1')}${part('a', '2')}--b--\r\n`))
  expect(errors).toEqual({ a: [rule('repeated')] })
})

const picture = (bytes: Buffer, filename = 'a.jpg') =>
  Buffer.concat([
    Buffer.from(`--b\r\nContent-Disposition: form-data; name="image"; filename="${filename}"\r\n\r\n`),
    bytes,
    Buffer.from('\r\n--b--\r\n'),
  ])

test('a file may have exactly the maximum size', async () => {
  const whole = await read(picture(Buffer.alloc(UPLOAD.fileBytes)))
  expect(whole.errors).toEqual({})
  expect(whole.files['image']).toHaveLength(UPLOAD.fileBytes)
  const { errors } = await read(picture(Buffer.alloc(UPLOAD.fileBytes + 1)))
  expect(errors).toEqual({ image: [rule('fileTooLarge', 5)] })
})

test('an empty chosen file is not a picture, and an empty input is no file', async () => {
  expect((await read(picture(Buffer.alloc(0)))).errors).toEqual({ image: [rule('notAnImage')] })
  expect(await read(picture(Buffer.alloc(0), ''))).toEqual({ fields: {}, files: {}, errors: {} })
})

async function expectIncomplete(body: Buffer) {
  const refusal = await read(body).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(HttpError)
  expect((refusal as HttpError).status).toBe(400)
  expect(formatHttpError(refusal as HttpError, en)).toBe(en.register.incomplete)
}

test.each([
  ['has no name', '--b\r\nContent-Disposition: form-data\r\n\r\nx\r\n'],
  ['has an empty name', part('', 'x')],
  ['is a file without a name', '--b\r\nContent-Disposition: form-data; filename="a"\r\n\r\nx\r\n'],
  [
    'is in a character set that nobody knows',
    '--b\r\nContent-Disposition: form-data; name="a"\r\nContent-Type: text/plain; charset=x\r\n\r\nx\r\n',
  ],
])('a form with a part that %s is rejected as incomplete', async (_what, odd) => {
  const body = Buffer.from(`${part('title', 't')}${odd}--b--\r\n`)
  await expectIncomplete(body)
})

test('more parts than any form has are rejected', async () => {
  const body = Buffer.from(`${Array.from({ length: 41 }, (_none, n) => part(`f${n}`, '')).join('')}--b--\r\n`)
  await expectIncomplete(body)
})
