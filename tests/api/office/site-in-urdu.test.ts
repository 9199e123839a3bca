import type { StoredPart } from 'domain/api/site.ts'
import { translatePart } from 'domain/content/translation/translate-part.ts'
import { samples } from 'domain/content/samples.ts'
import { afterEach, expect, test } from 'vitest'
import { api } from '../../support/addresses.ts'
import { adminToken, refs } from '../../support/admin.ts'
import { call } from '../../support/client.ts'

const { readContent } = await import('../../../functions/src/site/read-content.ts')

const admin = await adminToken()
const doc = refs.site.doc('aims')
const change = (json: object) => call<StoredPart>('PATCH', api.sitePart('aims'), { token: admin, json })
const texts = { vision: 'Every business counts.', mission: 'We open *doors*.' }
const ur = [
  { text: texts.vision, ur: 'ہر کاروبار اہم ہے۔' },
  { text: texts.mission, ur: 'ہم *دروازے* کھولتے ہیں۔' },
]

afterEach(() => doc.delete())

test('the Urdu of a part is stored beside it, published, and answered', async () => {
  const { status, body } = await change({ ...texts, ur: [...ur, { text: 'Gone', ur: 'گیا' }] })
  expect({ status, ur: body.ur, content: body.content }).toMatchObject({ status: 200, ur, content: texts })
  expect(body.content).not.toHaveProperty('ur')
  const { aims } = (await readContent()).content
  expect(aims.ur).toEqual(ur)
  expect(translatePart('aims', aims)).toMatchObject({ vision: ur[0]?.ur, mission: ur[1]?.ur })
})

test('Urdu stays when other fields are sent, goes with its text, and is removed by an empty list', async () => {
  await change({ ...texts, ur })
  expect((await change({ values: samples.aims.values })).body.ur).toEqual(ur)
  expect((await change({ vision: 'Every woman counts.' })).body.ur).toEqual([ur[1]])
  expect((await change({ ur: [] })).body).not.toHaveProperty('ur')
  expect((await doc.get()).data()).not.toHaveProperty('ur')
})

test('Urdu that breaks a rule is refused at its pair, and nothing is stored', async () => {
  const refused = await change({ ...texts, ur: [ur[0], { text: texts.mission, ur: 'ہ'.repeat(601) }] })
  expect(refused.status).toBe(400)
  expect(refused.body).toMatchObject({ detail: expect.stringContaining('ur[1].ur') })
  expect((await doc.get()).exists).toBe(false)
})
