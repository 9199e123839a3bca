import { expect, test } from 'vitest'
import type { AnyObjectSchema } from 'yup'
import { blogSchema } from './blog.ts'
import { check } from './check.ts'
import { correctionSchema, registrationSchema } from './registration.ts'
import { eventSchema } from './event.ts'
import { loginSchema, tokenRefreshSchema } from './login.ts'
import {
  newPasswordSchema,
  passwordChangeSchema,
  passwordChoiceSchema,
  passwordResetSchema,
} from './password.ts'
import { processorTime } from '../../../tests/support/processor-time.ts'
import { rejectionSchema } from './decision.ts'
import { rule } from '../values/rule.ts'

const SCHEMAS = {
  blogSchema,
  correctionSchema,
  eventSchema,
  loginSchema,
  newPasswordSchema,
  passwordChangeSchema,
  passwordChoiceSchema,
  passwordResetSchema,
  registrationSchema,
  rejectionSchema,
  tokenRefreshSchema,
} satisfies Record<string, AnyObjectSchema>

/** The largest accepted JSON body. */
const BODY_BYTES = 256 * 1024
const asLongAsABody = (piece: string) => piece.repeat(BODY_BYTES / Buffer.byteLength(piece))

/** Makes marks of two alternating classes, which normalisation must sort. */
const marks = (count: number) => '\u0323\u0301'.repeat(count / 2)

/** The inputs that cost most for one rule or another. */
const LONGEST = {
  marks: asLongAsABody(marks(2)),
  'marks that a description may have room for': `a${marks(79_998)}`,
  'as many marks as one letter may have, on every letter': asLongAsABody(`a${marks(30)}`),
  'letters that normalising makes longer': asLongAsABody('\ufdfa'),
  'spaces before a letter': `${asLongAsABody(' ')}a`,
  'what nobody sees': asLongAsABody('\u200b'),
  names: asLongAsABody('a '),
  labels: `a@${asLongAsABody('a.')}!`,
  'long labels': `a@${asLongAsABody(`${'a-'.repeat(31)}a.`)}-`,
  digits: asLongAsABody('1'),
  'foreign digits': asLongAsABody('۱'),
  'a web address': `https://${asLongAsABody('ü.')}`,
}

/** Returns the fastest of three runs, because the machine has other work. */
async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let n = 0; n < 3; n += 1) {
    times.push(await processorTime(work))
  }
  return Math.min(...times)
}

test.each(Object.entries(SCHEMAS))(
  '%s: the longest text in any field is checked quickly',
  async (_name, schema) => {
    for (const [what, text] of Object.entries(LONGEST))
      for (const field of Object.keys(schema.fields)) {
        const took = await milliseconds(() => check<AnyObjectSchema>(schema, { [field]: text }))
        expect(took, `${what} in ${field}`).toBeLessThan(100)
      }
  },
)

const titled = (title: string) => check(blogSchema, { title, description: 'x' })

test('a text that is too long is rejected even if normalisation would shorten it', async () => {
  expect(await titled('x '.repeat(64_000))).toEqual({ ok: false, errors: { title: [rule('tooLong', 200)] } })
  expect(await titled(' '.repeat(801))).toEqual({ ok: false, errors: { title: [rule('tooLong', 200)] } })
  // four units become one
  const composed = '\u1f82'.repeat(200)
  expect(await titled(composed.normalize('NFD'))).toMatchObject({ ok: true, value: { title: composed } })
})

test('many marks on one letter are rejected, but marks of any real language pass', async () => {
  expect(await titled(`a${marks(30)}`)).toMatchObject({ ok: true })
  expect(await titled(`a${marks(32)}`)).toEqual({ ok: false, errors: { title: [rule('piledUpMarks')] } })
  expect(await titled('بِسْمِ ٱللَّٰهِ, Việt Nam, क्षत्रिय')).toMatchObject({ ok: true })
})
