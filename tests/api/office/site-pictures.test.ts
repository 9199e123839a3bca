import { samples } from 'domain/content/samples.ts'
import { rule, formatRule } from 'domain/values/rule.ts'
import { en } from 'domain/texts/en.ts'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { listFiles } from '../../../functions/src/cloud/files.ts'
import { sweep } from '../../../functions/src/jobs/sweep.ts'
import { api } from '../../support/addresses.ts'
import { adminToken, refs, teamToken } from '../../support/admin.ts'
import { formOf, jpeg } from '../../support/applicant.ts'
import { call, post } from '../../support/client.ts'
import { origin } from '../../support/environment.ts'
import { sweepLater } from '../../support/faults.ts'
import { plainImage } from '../../support/pictures.ts'

const admin = await adminToken()
const team = await teamToken()
const red = await plainImage(1000, 600, '#a00').jpeg().toBuffer()
const [president] = samples.team.leaders
const HOUR = 3_600_000
const IMMUTABLE = 'public, max-age=31536000, immutable'
const UNCACHED = 'private, no-store'
const MISSING = formatRule(en, rule('pictureMissing'))

beforeAll(sweepLater)
afterEach(async () => {
  // clears the published pictures
  await publish('')
  await refs.site.doc('team').delete()
  await sweep(new Date(Date.now() + 49 * HOUR))
})

const upload = (image = red, part = 'team', token = admin) =>
  post<{ image: string; detail?: string }>(api.sitePictures(part), formOf({}, { image: jpeg(image) }), token)
const uploaded = async () => (await upload()).body.image
const publish = (image: string, part = 'team') =>
  call('PATCH', api.sitePart(part), { token: admin, json: { leaders: [{ ...president, image }] } })

/** Returns the status and the cache header of a picture. */
async function seen(image: string, token?: string) {
  const headers = token ? { authorization: `Bearer ${token}` } : {}
  const response = await fetch(origin + image, { headers })
  await response.arrayBuffer()
  return [response.status, response.headers.get('cache-control')]
}

test('a portrait is visible only to admins before it is published, and for a day after its replacement', async () => {
  const image = await uploaded()
  expect(await listFiles('media/site/team/')).toHaveLength(5)
  expect(await seen(image)).toEqual([404, UNCACHED])
  expect(await seen(image, team)).toEqual([404, UNCACHED])
  expect(await seen(image, admin)).toEqual([200, UNCACHED])

  expect((await publish(image)).status).toBe(200)
  expect(await seen(image)).toEqual([200, IMMUTABLE])
  // the sweep keeps published pictures
  await sweep(new Date(Date.now() + 49 * HOUR))
  expect(await seen(image)).toEqual([200, IMMUTABLE])

  const other = await uploaded()
  await publish(other)
  for (const shown of [image, other]) expect(await seen(shown)).toEqual([200, IMMUTABLE])
  await sweep(new Date(Date.now() + 25 * HOUR))
  expect(await seen(image, admin)).toEqual([404, UNCACHED])
  expect(await seen(other)).toEqual([200, IMMUTABLE])
})

test('an unused portrait is deleted after two days and can then not be published', async () => {
  const image = await uploaded()
  await sweep(new Date(Date.now() + 47 * HOUR))
  expect(await seen(image, admin)).toEqual([200, UNCACHED])
  await sweep(new Date(Date.now() + 49 * HOUR))
  expect(await listFiles('media/site/team/')).toEqual([])
  const { status, body } = await publish(image)
  expect({ status, body }).toEqual({ status: 400, body: { detail: `leaders[0].image: ${MISSING}` } })
  expect((await refs.site.doc('team').get()).exists).toBe(false)
})

test('a portrait that is removed and published again within a day stays', async () => {
  const image = await uploaded()
  await publish(image)
  await publish('')
  expect((await publish(image)).status).toBe(200)
  await sweep(new Date(Date.now() + 25 * HOUR))
  expect(await seen(image)).toEqual([200, IMMUTABLE])
})

test('a picture belongs to one part, and a picture that was never uploaded cannot be published', async () => {
  const image = await uploaded()
  const [cause] = samples.causes.causes
  const json = { causes: [{ ...cause, image }] }
  expect(await call('PATCH', api.sitePart('causes'), { token: admin, json })).toMatchObject({
    status: 400,
    body: { detail: `causes[0].image: ${MISSING}` },
  })
  for (const invented of [`/media/site/team/${'0'.repeat(16)}-480.webp`, 'https://elsewhere.example/a.webp'])
    expect((await publish(invented)).status).toBe(400)
})

test('a picture of a text is visible once it is published, belongs to its part, and goes with the text', async () => {
  const [story] = samples.giving.stories
  const { body } = await upload(red, 'giving')
  expect(body).toMatchObject({ width: 960, height: 576 })
  const save = (text: string, part = 'giving', change: object = { stories: [{ ...story, story: text }] }) =>
    call('PATCH', api.sitePart(part), { token: admin, json: change })
  const text = `Books.\n\n![Books](${body.image}#960x576 "Seven books")`

  expect(await save('', 'aims', { story: text })).toMatchObject({
    status: 400,
    body: { detail: `story: ${MISSING}` },
  })
  expect(await seen(body.image)).toEqual([404, UNCACHED])
  expect((await save(text)).status).toBe(200)
  expect(await seen(body.image)).toEqual([200, IMMUTABLE])
  expect((await save('Books.')).status).toBe(200)
  await sweep(new Date(Date.now() + 25 * HOUR))
  expect(await seen(body.image, admin)).toEqual([404, UNCACHED])
  expect(await save(text)).toMatchObject({ status: 400, body: { detail: `stories[0].story: ${MISSING}` } })
  await refs.site.doc('giving').delete()
})

test.each([
  ['a part without pictures', () => upload(red, 'organisation'), 404],
  ['the team', () => upload(red, 'team', team), 403],
  ['a file that is not a picture', () => upload(Buffer.from('GIF89a'.padEnd(200))), 400],
  ['no picture', () => post(api.sitePictures('team'), formOf({}, {}), admin), 400],
])('%s is rejected, and nothing is stored', async (_what, send, status) => {
  expect((await send()).status).toBe(status)
  expect(await listFiles('media/site/')).toEqual([])
})
