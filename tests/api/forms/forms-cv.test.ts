import { en } from 'domain/texts/en.ts'
import { UPLOAD } from 'domain/limits.ts'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { app } from '../../../functions/src/app.ts'
import { listFiles } from '../../../functions/src/cloud/files.ts'
import { intercept } from '../../../functions/src/cloud/outgoing.ts'
import { formHandlers } from '../../../functions/src/forms/handlers.ts'
import { api } from '../../support/addresses.ts'
import { adminToken, refs, storingNothing, teamToken } from '../../support/admin.ts'
import { call, post } from '../../support/client.ts'
import { origin, requireEnv } from '../../support/environment.ts'
import { FAULTS, strikeEachCall, sweepLater } from '../../support/faults.ts'
import { offer } from '../../support/forms.ts'
import { serveHere } from '../../support/in-process.ts'
import { plainImage } from '../../support/pictures.ts'
import { approvedToken, pendingToken } from '../../support/tokens.ts'

const { offerHelp } = formHandlers
const admin = await adminToken()
const PDF = Buffer.from('%PDF-1.7\n1 0 obj <</S /JavaScript /JS (app.alert(1))>> endobj\n%%EOF')

function formWith(cv: Buffer, name = 'cv.pdf') {
  const form = new FormData()
  for (const [field, value] of Object.entries(offer())) form.set(field, String(value))
  form.set('cv', new Blob([new Uint8Array(cv)]), name)
  return form
}
const sendCv = (cv: Buffer, name?: string) =>
  post<{ reference: string; detail: string }>(api.volunteers, formWith(cv, name))

const open = (reference: string, token?: string) =>
  fetch(origin + api.cv(reference), { headers: token ? { authorization: `Bearer ${token}` } : {} })

const viewsOf = async (reference: string) =>
  (await refs.audit.where('target', '==', reference).where('action', '==', 'cv:view').get()).size

test('an admin downloads a PDF CV unchanged as an attachment, and the audit log records each download', async () => {
  const { status, body } = await sendCv(PDF)
  expect(status).toBe(201)
  const answer = await open(body.reference, admin)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename=cv-${body.reference}.pdf`,
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  })
  expect(Buffer.from(await answer.arrayBuffer()).equals(PDF)).toBe(true)
  expect(await viewsOf(body.reference)).toBe(1)
})

test('a picture CV is re-encoded without its GPS location, whatever its file name', async () => {
  const picture = await plainImage(300, 200)
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '34/1 9/1 0/1' } })
    .png()
    .toBuffer()
  const { body } = await sendCv(picture, 'cv.pdf')
  const answer = await open(body.reference, admin)
  expect(answer.headers.get('content-type')).toBe('image/jpeg')
  const stored = await sharp(await answer.arrayBuffer()).metadata()
  expect(stored).toMatchObject({ format: 'jpeg', width: 300 })
  expect(stored).not.toHaveProperty('exif')
})

test.each<[what: string, cv: Buffer, status: number, error: string]>([
  ['an HTML page', Buffer.from('<html><script>alert(1)</script>'), 400, en.field.notADocument],
  ['a PDF after other bytes', Buffer.concat([Buffer.from('\n'), PDF]), 400, en.field.notADocument],
  ['an empty file', Buffer.alloc(0), 400, en.field.notADocument],
  [
    'a PDF that is too large',
    Buffer.concat([PDF, Buffer.alloc(UPLOAD.fileBytes)]),
    413,
    en.field.documentTooLarge(5),
  ],
  ['a truncated picture', (await plainImage(300, 200).jpeg().toBuffer()).subarray(0, 300), 400, 'CV'],
])('%s is rejected as a CV, and nothing is stored', async (_what, cv, status, error) => {
  const files = await listFiles('cv/')
  const answer = await storingNothing(() => sendCv(cv))
  expect(answer).toMatchObject({ status, body: { detail: expect.stringContaining(error) as string } })
  expect(await listFiles('cv/')).toEqual(files)
})

test('only admins can open a CV, through any address', async () => {
  const { body } = await sendCv(PDF)
  expect((await open(body.reference)).status).toBe(401)
  for (const token of [await pendingToken(), await approvedToken(), await teamToken()])
    expect((await open(body.reference, token)).status).toBe(403)
  expect(await viewsOf(body.reference)).toBe(0)

  const stored = (await refs.volunteers.doc(body.reference).get()).data()?.cv ?? ''
  expect(stored).toMatch(/^cv\/[0-9a-f-]{36}\.pdf$/)
  const storage = requireEnv('FIREBASE_STORAGE_EMULATOR_HOST')
  const address = `http://${storage}/v0/b/${requireEnv('GCLOUD_PROJECT')}.appspot.com/o/${encodeURIComponent(stored)}?alt=media`
  for (const guess of [`${origin}/${stored}`, `${origin}/media/${stored}`, address])
    expect((await fetch(guess)).status, guess).toBeGreaterThanOrEqual(400)
})

test('an offer without a CV returns no CV', async () => {
  const { body } = await post<{ reference: string }>(api.volunteers, formWith(Buffer.alloc(0), ''))
  expect((await open(body.reference, admin)).status).toBe(404)
  expect((await open('WCN-222222', admin)).status).toBe(404)
})

test('no byte of a CV is sent when the audit log cannot record the download', async () => {
  const { body } = await sendCv(PDF)
  const here = await serveHere(app)
  const stopIntercepting = intercept((name, work) =>
    name === 'commit audit cv' ? Promise.reject(new Error('Firestore is away.')) : work(),
  )
  const headers = { authorization: `Bearer ${admin}` }
  const refused = await fetch(here.origin + api.cv(body.reference), { headers }).finally(stopIntercepting)
  here.close()
  expect(refused.status).toBe(500)
  expect(await refused.json()).toEqual({ detail: en.server.failed })
})

beforeAll(sweepLater)

test('an admin deletes an offer, and only a line of the audit log remains', async () => {
  const { body } = await sendCv(PDF)
  const path = (await refs.volunteers.doc(body.reference).get()).data()?.cv ?? ''
  expect(await listFiles(path)).toEqual([path])
  const remove = (token: string) => call('DELETE', api.offer(body.reference), { token })
  expect((await remove(await teamToken())).status).toBe(403)
  expect((await remove(admin)).status).toBe(204)
  expect((await remove(admin)).status).toBe(404)
  await sweepLater()
  expect(await listFiles(path)).toEqual([])
  expect((await refs.mail.doc(`volunteer-${body.reference}`).get()).exists).toBe(false)
  const lines = (await refs.audit.where('target', '==', body.reference).get()).docs
  expect(lines.map((line) => line.data().action).toSorted()).toEqual(['volunteer:delete', 'volunteer:send'])
})

test.each(FAULTS)('a CV is stored with its offer, or nothing is stored, when a call is %s', async (fault) => {
  const stored = async () => ({
    files: (await listFiles('cv/')).length,
    offers: (await refs.volunteers.count().get()).data().count,
    intents: (await refs.intents.count().get()).data().count,
  })
  let before = await stored()
  await strikeEachCall(
    fault,
    () =>
      offerHelp.handle({
        actor: { uid: null, role: null, approved: false },
        language: 'en',
        input: offer(),
        files: { cv: PDF },
        request: { headers: {} },
      } as unknown as Parameters<typeof offerHelp.handle>[0]),
    async (outcome, call) => {
      if (outcome.how === 'killed') await sweepLater()
      const after = await stored()
      const more = { ...before, files: before.files + 1, offers: before.offers + 1 }
      if (outcome.how === 'done') expect(after, call).toEqual(more)
      else if (outcome.how === 'failed') expect(after, call).toEqual(before)
      else expect([before, more], call).toContainEqual(after)
      before = after
    },
  )
})
