import type { StoredPart } from 'domain/api/site.ts'
import { toShown } from 'domain/content/formatted/formatted-texts.ts'
import { samples } from 'domain/content/samples.ts'
import { en } from 'domain/texts/en.ts'
import { afterEach, expect, test } from 'vitest'
import { api } from '../../support/addresses.ts'
import { adminToken, refs } from '../../support/admin.ts'
import { call } from '../../support/client.ts'

const { readContent } = await import('../../../functions/src/site/read-content.ts')

const admin = await adminToken()
const { aims } = samples
const doc = refs.site.doc('aims')
const plain = { ...aims, mission: '5 *3* 2 <b>jars</b>', story: 'One\n\n- Two' }
const change = (json: object) => call<StoredPart>('PATCH', api.sitePart('aims'), { token: admin, json })
const shown = async () => toShown('aims', (await readContent()).content.aims)

afterEach(() => doc.delete())

test('a plain part that is saved gets a format, and the texts that did not change look as before', async () => {
  await doc.set({ ...plain, revision: 3 })
  expect(await shown()).toEqual(plain)
  const values = [{ name: 'Honesty', text: '**Not** a formatted text' }]
  const { status, body } = await change({ values })
  const content = { ...aims, mission: String.raw`5 \*3\* 2 <b>jars</b>`, story: 'One - Two', values }
  expect({ status, body }).toEqual({
    status: 200,
    body: { part: 'aims', revision: 4, content, format: 'markdown' },
  })
  expect((await doc.get()).data()).toMatchObject({ ...content, revision: 4, format: 'markdown' })
  // the page never had the line ends
  expect(await shown()).toEqual({ ...plain, story: 'One - Two', values })
})

test('the marks of a new text are stored, and neither a script nor HTML passes', async () => {
  await doc.set({ ...plain, revision: 3 })
  const story =
    '**Eleven** <script>alert(1)</script> [women](javascript:alert(1)) ![x](https://x.example/y.png)'
  const { body } = await change({ story })
  expect(body.content).toMatchObject({ story })
  expect(await shown()).toMatchObject({
    story: 'Eleven <script>alert(1)</script> [women](javascript:alert(1))\n\nx',
    html: {
      story:
        '<p><strong>Eleven</strong> &lt;script&gt;alert(1)&lt;/script&gt; [women](javascript:alert(1))</p><p>x</p>',
    },
  })
  // a text of a part with a format has marks, also if it was stored already
  expect((await change({ mission: '5 *3* 2 <b>jars</b>', story: '*a*' })).body.content).toMatchObject({
    mission: '5 *3* 2 <b>jars</b>',
    story: '*a*',
  })
})

test('a save that changes nothing leaves a part plain', async () => {
  await doc.set({ ...plain, revision: 3 })
  const same = { part: 'aims', revision: 3, content: plain }
  expect((await change({ mission: plain.mission })).body).toEqual(same)
  // as the dashboard sends it
  expect((await change({ mission: String.raw`5 \*3\* 2 <b>jars</b>` })).body).toEqual(same)
  expect((await doc.get()).data()).toEqual({ ...plain, revision: 3 })
})

test('a plain text that has no room for the backslashes is named', async () => {
  await doc.set({ ...aims, mission: '*a* '.repeat(150).trim() })
  const { status, body } = await change({ vision: 'To lead.' })
  expect({ status, body }).toEqual({ status: 400, body: { detail: `mission: ${en.field.tooLong(600)}` } })
  expect((await doc.get()).data()).not.toHaveProperty('format')
})

test('a part without formatted texts gets no format', async () => {
  const counters = refs.site.doc('counters')
  const path = api.sitePart('counters')
  const { body } = await call<StoredPart>('PATCH', path, { token: admin, json: { projects: 48 } })
  expect(body).toEqual({ part: 'counters', revision: 1, content: { ...samples.counters, projects: 48 } })
  expect((await counters.get()).data()).not.toHaveProperty('format')
  await counters.delete()
})
