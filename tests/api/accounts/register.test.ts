import { en } from 'domain/texts/en.ts'
import { expect, test } from 'vitest'
import { app } from '../../../functions/src/app.ts'
import { intercept } from '../../../functions/src/cloud/outgoing.ts'
import { api } from '../../support/addresses.ts'
import { counts, refs, storingNothing, withOneMore } from '../../support/admin.ts'
import { applicant, cards, type Fields, type Files, formOf, jpeg, someCnic } from '../../support/applicant.ts'
import { call, post, registerNewcomer } from '../../support/client.ts'
import { serveHere } from '../../support/in-process.ts'
import { noiseJpeg, plainImage } from '../../support/pictures.ts'
import { SMALL_CARDS } from '../../support/register-here.ts'

const send = async (fields: Fields, files?: Files) =>
  post(api.register, formOf(fields, files ?? (await cards())))

test('a registration stores each document and file once, and none of it is public', async () => {
  const before = await counts()
  await registerNewcomer()
  expect(await counts()).toEqual(withOneMore(before))
})

test('a registration stores the version of the privacy page that was shown; none or a strange one refuses nobody', async () => {
  for (const [sent, stored] of [
    ['1x8k2pq', '1x8k2pq'],
    ['unknown', 'unknown'],
    ['<b>', ''],
    ['x'.repeat(5_000), ''],
  ] as const) {
    const { user } = await registerNewcomer({ privacy_version: sent })
    expect((await refs.users.doc(user.id).get()).data()).toMatchObject({ privacy_version: stored })
  }
  const { user } = await registerNewcomer()
  expect(user).toMatchObject({ privacy_version: '' })
})

test.each([
  ['email', (held: Fields) => held['email']?.toUpperCase() ?? '', en.field.emailTaken],
  ['username', (held: Fields) => held['username']?.toUpperCase() ?? '', en.field.usernameTaken],
  ['cnic', (held: Fields) => held['cnic']?.replaceAll('-', '') ?? '', en.field.cnicTaken],
])('a registration with a taken %s is rejected, whatever its spelling', async (field, variant, message) => {
  const { fields } = await registerNewcomer()
  const { status, body } = await storingNothing(() => send(applicant({ [field]: variant(fields) })))
  expect(status).toBe(409)
  expect(body).toEqual({ [field]: [message] })
})

test.each<[string, Fields, Files, number, Record<string, string[]>]>([
  ['role=admin', { role: 'admin' }, {}, 400, { role: [en.field.role] }],
  ['an extra field', { is_approved: 'true' }, {}, 400, { is_approved: [en.field.unknown] }],
  [
    'a field called __proto__',
    JSON.parse('{"__proto__":"x"}') as Fields,
    {},
    400,
    JSON.parse(`{"__proto__":["${en.field.unknown}"]}`) as Record<string, string[]>,
  ],
  ['an extra file', {}, { cv: new Blob(['x']) }, 400, { cv: [en.field.unknown] }],
  [
    'a text file named .jpg',
    {},
    { cnic_back: new Blob(['not a picture, but long enough']) },
    400,
    { cnic_back: [en.field.notAnImage] },
  ],
  [
    'an SVG',
    {},
    { cnic_back: new Blob(['<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>']) },
    400,
    { cnic_back: [en.field.notAnImage] },
  ],
  [
    'a GIF',
    {},
    { cnic_back: jpeg(await plainImage(9, 9).gif().toBuffer()) },
    400,
    { cnic_back: [en.field.notAnImage] },
  ],
  ['a picture as text', { cnic_back: 'x' }, {}, 400, { cnic_back: [en.field.notAnImage] }],
])(
  'a registration with %s is rejected with the name of its field',
  async (_what, change, files, status, body) => {
    const fields = Object.assign(Object.create(null) as Fields, applicant())
    for (const [name, value] of Object.entries(change))
      Object.defineProperty(fields, name, { value, enumerable: true })
    const sent = { ...(await cards()), ...files }
    for (const name of Object.keys(change)) delete sent[name]
    expect(await storingNothing(() => send(fields, sent))).toMatchObject({ status, body })
  },
)

test('a far too long text is rejected with the limit of its own field', async () => {
  const { status, body } = await storingNothing(() => send(applicant({ business: 'پ'.repeat(200_000) })))
  expect({ status, body }).toEqual({ status: 400, body: { business: [en.field.tooLong(120)] } })
})

test('an empty registration is rejected with every missing field, including the two pictures', async () => {
  const { status, body } = await storingNothing(() => send({}, {}))
  expect(status).toBe(400)
  expect(Object.keys(body).toSorted()).toEqual(
    [...Object.keys(applicant()), 'cnic_front', 'cnic_back']
      .filter((name) => !['role', 'designation', 'gender'].includes(name))
      .toSorted(),
  )
  expect(body['cnic_back']).toEqual([en.field.fileRequired])
})

test('a registration that sends a field twice is rejected with the name of that field', async () => {
  const form = formOf(applicant(), await cards())
  form.append('email', 'second@example.org')
  const { status, body } = await storingNothing(() => post(api.register, form))
  expect({ status, body }).toEqual({ status: 400, body: { email: [en.field.repeated] } })
})

test('a registration with a picture of 30 MB is rejected with the name of its field', async () => {
  const files = { ...(await cards()), cnic_front: jpeg(await noiseJpeg(30)) }
  const { status, body } = await storingNothing(() => send(applicant(), files))
  expect({ status, body }).toEqual({ status: 413, body: { cnic_front: [en.field.fileTooLarge(5)] } })
})

test('a registration of more than 16 MB is rejected, though each picture is small enough', async () => {
  const large = jpeg(await noiseJpeg(4.3))
  const files = { cnic_front: large, cnic_back: large, profile_image: large, business_document: large }
  const { status, body } = await storingNothing(() => send(applicant(), files))
  expect({ status, body }).toEqual({ status: 413, body: { error: en.register.tooLarge(16) } })
})

test('a picture with too many pixels is rejected after reading only its header', async () => {
  const bomb = await plainImage(6400, 6400).png({ compressionLevel: 9 }).toBuffer()
  const { status, body } = await storingNothing(async () =>
    send(applicant(), { ...(await cards()), cnic_front: jpeg(bomb) }),
  )
  expect({ status, body }).toEqual({ status: 400, body: { cnic_front: [en.field.imageTooManyPixels] } })
})

test('a registration with a truncated picture is rejected', async () => {
  const whole = await plainImage().jpeg().toBuffer()
  const { status, body } = await storingNothing(async () =>
    send(applicant(), { ...(await cards()), cnic_front: jpeg(whole.subarray(0, whole.length / 2)) }),
  )
  expect({ status, body }).toEqual({ status: 400, body: { cnic_front: [en.field.notAnImage] } })
})

test('a registration with a truncated or empty body is rejected as incomplete', async () => {
  const whole = new Response(formOf(applicant(), await cards()))
  const headers = { 'content-type': whole.headers.get('content-type') ?? '' }
  const bytes = await whole.arrayBuffer()
  const answers = await storingNothing(() =>
    Promise.all([
      call('POST', api.register, { body: bytes.slice(0, bytes.byteLength - 2000), headers }),
      call('POST', api.register, { body: bytes.slice(0, 300), headers }),
      call('POST', api.register, { body: 'hello', headers: { 'content-type': 'multipart/form-data' } }),
      call('POST', api.register),
    ]),
  )
  for (const { status, body } of answers)
    expect({ status, body }).toEqual({ status: 400, body: { error: en.register.incomplete } })
})

test('a registration sent as JSON is rejected because of its content type', async () => {
  const { status, body } = await storingNothing(() => call('POST', api.register, { json: applicant() }))
  expect({ status, body }).toEqual({ status: 415, body: { error: en.server.unsupportedType } })
})

// Serves the routes in this process: the emulators start a new process for every simultaneous request.
test('of twenty simultaneous registrations with one CNIC exactly one succeeds', async () => {
  const here = await serveHere(app)
  try {
    const before = await counts()
    const cnic = someCnic()
    const card = jpeg(SMALL_CARDS.cnic_front)
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const body = formOf(applicant({ cnic }), { cnic_front: card, cnic_back: card })
        const response = await fetch(here.origin + api.register, { method: 'POST', body })
        return { status: response.status, body: (await response.json()) as unknown }
      }),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201,
      ...Array<number>(19).fill(409),
    ])
    for (const { status, body } of answers)
      if (status === 409) expect(body).toEqual({ cnic: [en.field.cnicTaken] })
    expect(await counts()).toEqual(withOneMore(before))
  } finally {
    here.close()
  }
})

test('of two simultaneous registrations with one CNIC through Hosting exactly one succeeds', async () => {
  const before = await counts()
  const cnic = someCnic()
  const answers = await Promise.all([send(applicant({ cnic })), send(applicant({ cnic }))])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  expect(await counts()).toEqual(withOneMore(before))
})

test('a registration whose sign-in fails returns 201 without tokens', async () => {
  const here = await serveHere(app)
  const stopIntercepting = intercept((name, work) =>
    name === 'auth tokens' ? Promise.reject(new Error('Auth is away.')) : work(),
  )
  try {
    const body = formOf(applicant(), await cards())
    const response = await fetch(here.origin + api.register, { method: 'POST', body })
    expect(response.status).toBe(201)
    expect(await response.json()).toEqual({ user: expect.objectContaining({ status: 'pending' }) })
  } finally {
    stopIntercepting()
    here.close()
  }
})
