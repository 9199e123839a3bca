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
import { processorTime } from '../testing/processor-time.ts'
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

/** The largest body of JSON that is read. */
const BODY_BYTES = 256 * 1024
const asLongAsABody = (piece: string) => piece.repeat(BODY_BYTES / Buffer.byteLength(piece))

/** Of two classes in turn, which normalising sorts. */
const marks = (count: number) => '\u0323\u0301'.repeat(count / 2)

/** What makes one rule or another work hardest. */
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

/** The quickest of three, since the machine has other things to do. */
async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let n = 0; n < 3; n += 1) {
    times.push(await processorTime(work))
  }
  return Math.min(...times)
}

test.each(Object.entries(SCHEMAS))(
  '%s: the longest text in any field holds up nobody',
  async (_name, schema) => {
    for (const [what, text] of Object.entries(LONGEST))
      for (const field of Object.keys(schema.fields)) {
        const took = await milliseconds(() => check<AnyObjectSchema>(schema, { [field]: text }))
        expect(took, `${what} in ${field}`).toBeLessThan(100)
      }
  },
)

const titled = (title: string) => check(blogSchema, { title, description: 'x' })

test('a text that is too long is refused as such, however little of it would remain', async () => {
  expect(await titled('x '.repeat(64_000))).toEqual({ ok: false, errors: { title: [rule('tooLong', 200)] } })
  expect(await titled(' '.repeat(801))).toEqual({ ok: false, errors: { title: [rule('tooLong', 200)] } })
  // four units become one
  const composed = '\u1f82'.repeat(200)
  expect(await titled(composed.normalize('NFD'))).toMatchObject({ ok: true, value: { title: composed } })
})

test('marks that are piled up on one letter are refused, those of any language pass', async () => {
  expect(await titled(`a${marks(30)}`)).toMatchObject({ ok: true })
  expect(await titled(`a${marks(32)}`)).toEqual({ ok: false, errors: { title: [rule('piledUpMarks')] } })
  expect(await titled('بِسْمِ ٱللَّٰهِ, Việt Nam, क्षत्रिय')).toMatchObject({ ok: true })
})
