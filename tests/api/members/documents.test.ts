import { DOCUMENT_NAMES } from 'domain/documents.ts'
import { en } from 'domain/texts/en.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { app } from '../../../functions/src/app.ts'
import { listFiles } from '../../../functions/src/cloud/files.ts'
import { intercept } from '../../../functions/src/cloud/outgoing.ts'
import { api } from '../../support/addresses.ts'
import { adminToken, refs, teamToken } from '../../support/admin.ts'
import { cards, formOf, applicant, jpeg } from '../../support/applicant.ts'
import { call, post, registerNewcomer, type Newcomer } from '../../support/client.ts'
import { origin, requireEnv } from '../../support/environment.ts'
import { serveHere } from '../../support/in-process.ts'
import { plainImage } from '../../support/pictures.ts'

const admin = await adminToken()

const get = (path: string, token?: string) =>
  fetch(origin + path, { headers: token ? { authorization: `Bearer ${token}` } : {} })

test('the owner and admins can open a document, and the audit log records each request of an admin', async () => {
  const { user, access } = await registerNewcomer()
  const front = await get(user.cnic_front, access)
  expect(front.status).toBe(200)
  expect(front.headers.get('content-type')).toBe('image/jpeg')
  expect(front.headers.get('cache-control')).toBe('private, no-store')
  expect(front.headers.get('content-disposition')).toBe('attachment; filename=cnic_front.jpg')
  expect(front.headers.get('x-content-type-options')).toBe('nosniff')
  const bytes = await front.arrayBuffer()
  expect(front.headers.get('content-length')).toBe(String(bytes.byteLength))
  expect((await sharp(bytes).metadata()).format).toBe('jpeg')

  const looks = () => refs.audit.where('target', '==', user.id).where('action', '==', 'document:view').get()
  expect((await looks()).size).toBe(0)
  expect((await get(api.userDocument(user.id, 'cnic_back'), admin)).status).toBe(200)
  const { docs } = await looks()
  expect(docs.map((line) => line.data().details)).toEqual([['cnic_back']])
})

test('no byte of a document is sent when the audit log cannot record the request', async () => {
  const { user, access } = await registerNewcomer()
  const here = await serveHere(app)
  const stopIntercepting = intercept((name, work) =>
    name === 'commit audit view' ? Promise.reject(new Error('Firestore is away.')) : work(),
  )
  try {
    const look = (token: string) =>
      fetch(here.origin + user.cnic_front, { headers: { authorization: `Bearer ${token}` } })
    const refused = await look(admin)
    expect(refused.status).toBe(500)
    expect(await refused.json()).toEqual({ detail: en.server.failed })
    expect((await look(access)).status).toBe(200)
  } finally {
    stopIntercepting()
    here.close()
  }
})

test('an identity card is stored large enough to be readable, a profile picture at 800 pixels', async () => {
  const large = jpeg(await plainImage(2_400, 1_200).jpeg().toBuffer())
  const { body } = await post<Omit<Newcomer, 'fields'>>(
    api.register,
    formOf(applicant(), { ...(await cards()), cnic_front: large, profile_image: large }),
  )
  const widthOf = async (address: string) =>
    (await sharp(await (await get(address, admin)).bytes()).metadata()).width
  expect(await widthOf(body.user.cnic_front)).toBe(2_000)
  expect(await widthOf(body.user.profile_image)).toBe(800)
})

test('a profile picture is served without a line in the audit log', async () => {
  const portrait = jpeg(await plainImage(400, 400).jpeg().toBuffer())
  const form = formOf(applicant(), { ...(await cards()), profile_image: portrait })
  const { body } = await post<Omit<Newcomer, 'fields'>>(api.register, form)
  const seen = await get(body.user.profile_image, admin)
  expect(seen.headers.get('cache-control')).toBe('private, max-age=300')
  expect((await refs.audit.where('target', '==', body.user.id).get()).size).toBe(1)
})

test('every kind of picture is stored as an upright JPEG within the size limit and without GPS location', async () => {
  const large = await plainImage(2400, 1200)
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '34/1 9/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const clear = sharp({ create: { width: 60, height: 40, channels: 4, background: '#0000' } })
  const form = formOf(applicant(), {
    cnic_front: jpeg(large),
    cnic_back: jpeg(await clear.clone().png().toBuffer()),
    profile_image: jpeg(await clear.clone().webp().toBuffer()),
    business_document: jpeg(await clear.clone().avif().toBuffer()),
  })
  const { status, body } = await post<Omit<Newcomer, 'fields'>>(api.register, form)
  expect(status).toBe(201)
  const stored = async (name: (typeof DOCUMENT_NAMES)[number]) =>
    Buffer.from(await (await get(body.user[name], body.access)).arrayBuffer())
  const front = await sharp(await stored('cnic_front')).metadata()
  expect(front).toMatchObject({ format: 'jpeg', width: 1000, height: 2000 })
  expect(front).not.toHaveProperty('exif')
  for (const name of ['cnic_back', 'profile_image', 'business_document'] as const) {
    const picture = sharp(await stored(name))
    expect(await picture.metadata(), name).toMatchObject({ format: 'jpeg', width: 60, height: 40 })
    // transparent pixels become white
    expect((await picture.stats()).channels[0]?.min, name).toBeGreaterThan(250)
  }
})

test('only the owner and admins can open a document, through any address', async () => {
  const { user } = await registerNewcomer()
  const { access: other } = await registerNewcomer()
  const member = await registerNewcomer()
  await call('POST', api.approveUser(member.user.id), { token: admin })
  for (const name of DOCUMENT_NAMES) {
    const path = api.userDocument(user.id, name)
    expect((await get(path)).status).toBe(401)
    for (const token of [other, member.access, await teamToken()])
      expect((await get(path, token)).status).toBe(403)
  }

  const stored = (await listFiles(`identity/${user.id}/`))[0] ?? ''
  expect(stored).not.toBe('')
  const name = stored.split('/').at(-1) ?? ''
  const guesses = [
    `/api/auth/users/${user.id}/documents/${name}/`,
    `/api/auth/users/${user.id}/documents/..%2f${name}/`,
    `/api/auth/users/${user.id}%2fdocuments/cnic_front/`,
    `/api/auth/users/../users/${user.id}/documents/cnic_front/`,
    `/media/${stored}`,
    `/media/..%2f${stored.replaceAll('/', '%2f')}`,
    `/media/blogs/..%2f..%2f${stored.replaceAll('/', '%2f')}`,
    `/${stored}`,
  ]
  for (const guess of guesses)
    for (const token of [undefined, other])
      expect((await get(guess, token)).status, guess).toBeGreaterThanOrEqual(400)

  // the address of the Storage service that applies the security rules
  const storage = requireEnv('FIREBASE_STORAGE_EMULATOR_HOST')
  const address = `http://${storage}/v0/b/${requireEnv('GCLOUD_PROJECT')}.appspot.com/o/${encodeURIComponent(stored)}?alt=media`
  expect((await fetch(address)).status).toBe(403)
  expect((await fetch(address, { headers: { authorization: `Firebase ${member.access}` } })).status).toBe(403)
})
