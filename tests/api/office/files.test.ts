import { formatRule, rule, type RuleMessage } from 'domain/values/rule.ts'
import { FILES } from 'domain/limits.ts'
import type { ListedFile } from 'domain/files/office-file.ts'
import type { OfficeFile } from 'domain/files/stored-file.ts'
import { en } from 'domain/texts/en.ts'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { deleteAccount } from '../../../functions/src/accounts/delete-account.ts'
import { listFiles } from '../../../functions/src/cloud/files.ts'
import { OPERATOR } from '../../../functions/src/http/transact-as.ts'
import { sweep } from '../../../functions/src/jobs/sweep.ts'
import { approveApplication } from '../../../functions/src/members/approve-application.ts'
import { api } from '../../support/addresses.ts'
import { adminToken, refs, teamToken } from '../../support/admin.ts'
import { formOf } from '../../support/applicant.ts'
import { call, claimsIn, registerNewcomer, tokenOf } from '../../support/client.ts'
import { origin } from '../../support/environment.ts'
import { sweepLater } from '../../support/faults.ts'
import {
  addedFile,
  CIRCULAR,
  finishUpload,
  pdfOf,
  piecesOf,
  sendFile,
  sendPiece,
  uploadId,
} from '../../support/files.ts'
import { plainImage } from '../../support/pictures.ts'
import { approvedToken, pendingToken, suspendedToken } from '../../support/tokens.ts'

const admin = await adminToken()
const uidOf = (token: string) => String(claimsIn(token)['user_id'])
const HOUR = 3_600_000
const says = (message: RuleMessage) => formatRule(en, message)
const detail = (field: string, text: string) => ({ detail: `${field}: ${text}` })

/** Makes another admin. */
async function anotherAdmin() {
  const { user, fields } = await registerNewcomer()
  await approveApplication(user.id, { by: OPERATOR, role: 'admin' })
  return { uid: user.id, token: await tokenOf(fields) }
}

const linesOf = async (id: string) =>
  (await refs.audit.where('target', '==', id).get()).docs.map((line) => [
    line.data().action,
    line.data().details,
  ])

const stored = async () => (await refs.officeFiles.get()).data()?.files ?? []

beforeAll(sweepLater)
// the samples come back, since other tests show them
const samples = await stored()
const sampleFiles = await listFiles('files/')
beforeEach(() => refs.officeFiles.set({ files: [] }))
afterEach(async () => {
  const added = (await stored()).filter(({ id }) => !id.startsWith('filled'))
  for (const { id } of added) await call('DELETE', api.file(id), { token: admin })
  await sweep(new Date(Date.now() + 25 * HOUR))
})
afterAll(() => refs.officeFiles.set({ files: samples }))

/** Lists the files of a test in the bucket. */
const filesIn = async (folder: string) =>
  (await listFiles(folder)).filter((path) => !sampleFiles.includes(path))

test('a PDF is stored as it is, with a name made from its title, and the log has a line', async () => {
  const bytes = pdfOf('fees')
  const file = await addedFile(admin, bytes, { title: 'Fees 2026-27', languages: 'English and Urdu' })
  expect(file).toEqual({
    id: expect.stringMatching(/^\w{20}$/) as string,
    title: 'Fees 2026-27',
    date: '2026-11-20',
    readers: 'everybody',
    languages: 'English and Urdu',
    name: 'fees-2026-27.pdf',
    kind: 'pdf',
    size: bytes.length,
    createdAt: expect.any(String) as string,
    updatedAt: file.createdAt,
  })
  expect(await linesOf(file.id)).toEqual([['file:create', []]])
  const response = await download(file.id, admin)
  expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes)
})

const download = (id: string, token?: string) =>
  fetch(origin + api.fileDownload(id), { headers: token ? { authorization: `Bearer ${token}` } : {} })

test('a picture is stored as JPEG without its metadata', async () => {
  const picture = await plainImage(3_000, 1_000)
    .withExif({ IFD0: { Artist: 'Somebody' } })
    .png()
    .toBuffer()
  const { id, kind, name } = await addedFile(admin, picture, { title: 'Poster' })
  expect([kind, name]).toEqual(['jpg', 'poster.jpg'])
  const read = await sharp(await (await download(id, admin)).arrayBuffer()).metadata()
  expect(read).toMatchObject({ format: 'jpeg', width: 2_000 })
  expect(read.exif).toBeUndefined()
})

test('a file is sent as a download with its own type, which no cache keeps', async () => {
  const { id } = await addedFile(admin, pdfOf('headers'), { readers: 'members' })
  const { headers } = await download(id, admin)
  expect(
    Object.fromEntries(
      [
        'content-type',
        'content-disposition',
        'cache-control',
        'x-content-type-options',
        'content-security-policy',
      ].map((name) => [name, headers.get(name)]),
    ),
  ).toEqual({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename=circular-7.pdf',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  })
})

test.each([
  ['a visitor', async () => undefined, 401],
  ['a pending applicant', pendingToken, 403],
  ['a suspended admin', suspendedToken, 403],
  ['a member', approvedToken, 200],
  ['the team', teamToken, 200],
] as const)('a file for members is answered to %s as it should be', async (_who, tokenOfReader, status) => {
  const { id } = await addedFile(admin, pdfOf('minutes'), { readers: 'members' })
  const token = await tokenOfReader()
  expect((await download(id, token)).status).toBe(status)
  expect((await call('GET', api.files, { ...(token && { token }) })).status).toBe(status)
})

const html = Buffer.from('<!doctype html><script>alert(1)</script>'.padEnd(300))
test.each([
  ['a page', html, 400, says(rule('notADocument'))],
  [
    'a page that ends like a PDF',
    Buffer.concat([html, Buffer.from('%PDF-1.7 %%EOF')]),
    400,
    says(rule('notADocument')),
  ],
  ['a PDF that was cut off', Buffer.from('%PDF-1.7\n1 0 obj'), 400, says(rule('notAPdf'))],
  ['a GIF', Buffer.from('GIF89a'.padEnd(300)), 400, says(rule('notADocument'))],
  [
    'a PDF of one byte more than 10 MB',
    pdfOf('large', FILES.fileBytes + 1),
    413,
    says(rule('documentTooLarge', 10)),
  ],
])('%s is refused, and nothing is stored', async (_what, bytes, status, text) => {
  const answer = await sendFile(admin, bytes)
  expect([answer.status, answer.body]).toEqual([status, detail('File', text)])
  expect(await stored()).toEqual([])
  expect(await filesIn('files/')).toEqual([])
})

test('a PDF of exactly 10 MB is accepted in one request', async () => {
  const { size } = await addedFile(admin, pdfOf('largest', FILES.fileBytes))
  expect(size).toBe(FILES.fileBytes)
})

test('an upload of more than 10 MB is refused in words', async () => {
  const answer = await finishUpload(admin, `${'a'.repeat(64)}-${FILES.fileBytes + 1}`)
  expect(answer).toMatchObject({ status: 413, body: detail('upload', says(rule('documentTooLarge', 10))) })
})

test('a request without a file is refused in words', async () => {
  const answer = await call('POST', api.files, { token: admin, json: CIRCULAR })
  expect(answer).toMatchObject({ status: 400, body: detail('File', says(rule('fileMissing'))) })
})

test('the same file with the same fields again is answered with the stored one', async () => {
  const first = await addedFile(admin, pdfOf('twice'))
  expect((await sendFile(admin, pdfOf('twice'))).body).toEqual(first)
  expect(await stored()).toHaveLength(1)
  expect((await addedFile(admin, pdfOf('twice'), { title: 'Another title' })).id).not.toBe(first.id)
})

/** Stores files that are only listed. */
const fill = (count: number, size: number) =>
  refs.officeFiles.set({
    files: Array.from({ length: count }, (_none, n): OfficeFile => ({
      id: `filled-${n}`,
      ...CIRCULAR,
      readers: 'everybody',
      languages: '',
      name: 'circular-7.pdf',
      kind: 'pdf',
      size,
      version: 'a'.repeat(16),
      sha256: '',
      createdAt: '2026-11-20T00:00:00.000Z',
      updatedAt: '2026-11-20T00:00:00.000Z',
    })),
  })

test.each([
  ['the 201st file', 199, 1, says(rule('tooManyFiles', 200))],
  ['a file above 500 MB', 50, 10 * 1024 * 1024 - 4, says(rule('filesTooLarge', 500))],
])('%s is refused, also when three are sent at once', async (_what, count, size, text) => {
  await fill(count, size)
  const sent = await Promise.all(['a', 'b', 'c'].map((words) => sendFile(admin, pdfOf(words))))
  const refused = sent.filter(({ status }) => status !== 201)
  expect(refused.map(({ status, body }) => [status, body])).toEqual(
    Array.from({ length: refused.length }, () => [400, detail('File', text)]),
  )
  expect(await stored()).toHaveLength(count + 1)
  expect(refused).toHaveLength(2)
  // nothing is left of what was refused
  expect(await filesIn('files/')).toHaveLength(1)
})

test('a replaced file keeps its address, and another kind is refused', async () => {
  const { id, name, updatedAt } = await addedFile(admin, pdfOf('old'))
  const replacement = pdfOf('new', 400)
  const replace = (bytes: Buffer, more = {}) =>
    patchForm(
      id,
      formOf({ title: 'Circular 7, corrected' }, { file: new Blob([new Uint8Array(bytes)]) }),
      more,
    )
  const picture = await plainImage(100, 60).png().toBuffer()
  expect(await replace(picture)).toMatchObject({
    status: 400,
    body: detail('File', says(rule('pdfAsBefore'))),
  })
  const { status, body } = await replace(replacement, { 'if-match': `"${updatedAt}"` })
  expect(status).toBe(200)
  expect(body).toMatchObject({ id, name, title: 'Circular 7, corrected', size: 400 })
  expect(Buffer.from(await (await download(id, admin)).arrayBuffer())).toEqual(replacement)
  expect(await linesOf(id)).toContainEqual(['file:update', ['title', 'file']])
  // the replaced content stays for a release that is under way
  expect(await filesIn(`files/${id}/`)).toHaveLength(2)
  await sweep(new Date(Date.now() + 2 * HOUR))
  expect(await filesIn(`files/${id}/`)).toHaveLength(1)
})

async function patchForm(id: string, form: FormData, headers: Record<string, string>) {
  const request = new Response(form)
  return call<ListedFile>('PATCH', api.file(id), {
    token: admin,
    body: await request.arrayBuffer(),
    headers: { 'content-type': request.headers.get('content-type') ?? '', ...headers },
  })
}

test('a change or deletion based on an older version is refused, and the same change again is not', async () => {
  const { id, updatedAt } = await addedFile(admin, pdfOf('versions'))
  const headers = { 'if-match': `"${updatedAt}"` }
  const change = (title: string) =>
    call<ListedFile>('PATCH', api.file(id), { token: admin, json: { title }, headers })
  expect((await change('First')).status).toBe(200)
  expect((await change('First')).status).toBe(200)
  const refusal = { status: 412, body: { detail: en.files.changed } }
  expect(await change('Second')).toMatchObject(refusal)
  expect(await call('DELETE', api.file(id), { token: admin, headers })).toMatchObject(refusal)
  expect((await linesOf(id)).filter(([action]) => action === 'file:update')).toHaveLength(1)
})

test('what links to a file is found, with drafts', async () => {
  const { id } = await addedFile(admin, pdfOf('linked'))
  const { body: post7 } = await call<{ id: string }>('POST', api.blogs, {
    token: admin,
    json: { title: 'Seven', description: `See /files/${id}/circular-7.pdf`, is_published: false },
  })
  await refs.site.doc('joining').set({ papers: [{ name: `/files/${id}/` }] }, { merge: true })
  expect((await call('GET', api.fileLinks(id), { token: admin })).body).toEqual([
    { kind: 'site', id: 'joining', title: '' },
    { kind: 'blog', id: post7.id, title: 'Seven' },
  ])
  await refs.site.doc('joining').delete()
  await call('DELETE', api.blog(post7.id), { token: admin })
})

const large = pdfOf('in pieces', 5 * 1024 * 1024)
const pieces = piecesOf(large)
const id = uploadId(large)

test('pieces in any order and again make the whole file, and are removed with it', async () => {
  for (const n of [3, 1, 3]) expect((await sendPiece(admin, id, n, pieces[n - 1]!)).status).toBe(204)
  expect((await call('GET', api.upload(id), { token: admin })).body).toEqual({ pieces: [1, 3] })
  const early = await finishUpload(admin, id)
  expect(early).toMatchObject({ status: 400, body: detail('File', says(rule('uploadIncomplete'))) })
  await sendPiece(admin, id, 2, pieces[1]!)
  const { status, body } = await finishUpload(admin, id)
  expect(status).toBe(201)
  expect(Buffer.from(await (await download(body.id, admin)).arrayBuffer()).equals(large)).toBe(true)
  expect(await filesIn('uploads/')).toEqual([])
  // the answer may be lost
  expect((await finishUpload(admin, id)).body).toEqual(body)
  expect(await stored()).toHaveLength(1)
})

test('a file can be replaced in pieces', async () => {
  const { id: fileId } = await addedFile(admin, pdfOf('before'))
  for (const [n, piece] of pieces.entries()) await sendPiece(admin, id, n + 1, piece)
  const { status, body } = await call<ListedFile>('PATCH', api.file(fileId), {
    token: admin,
    json: { upload: id },
  })
  expect([status, body.size]).toEqual([200, large.length])
  expect(await filesIn('uploads/')).toEqual([])
})

test('pieces that do not give the announced file are refused and removed', async () => {
  const wrong = Buffer.from(pieces[1]!)
  wrong[0] = 7
  for (const [n, piece] of [pieces[0]!, wrong, pieces[2]!].entries()) await sendPiece(admin, id, n + 1, piece)
  expect(await finishUpload(admin, id)).toMatchObject({
    status: 400,
    body: detail('File', says(rule('uploadIncomplete'))),
  })
  expect((await call('GET', api.upload(id), { token: admin })).body).toEqual({ pieces: [] })
  expect(await stored()).toEqual([])
})

test.each([
  ['of another size', 1, Buffer.alloc(FILES.pieceBytes - 1), 400],
  ['with a number that the file does not have', 4, Buffer.alloc(10), 404],
  ['of the largest size as the last one', 3, Buffer.alloc(FILES.pieceBytes), 400],
])('a piece %s is refused, and nothing is stored', async (_what, n, piece, status) => {
  expect((await sendPiece(admin, id, n, piece)).status).toBe(status)
  expect(await filesIn('uploads/')).toEqual([])
})

test.each([
  'nobody',
  `${'a'.repeat(64)}-0`,
  `${'a'.repeat(64)}-${FILES.fileBytes + 1}`,
  `${'A'.repeat(64)}-9`,
])('an upload with the id %s is not found', async (wrong) => {
  expect((await call('GET', api.upload(wrong), { token: admin })).status).toBe(404)
  expect((await sendPiece(admin, wrong, 1, Buffer.alloc(9))).status).toBe(404)
})

test('nobody else finds or finishes an upload, and two people can send the same file', async () => {
  const other = await anotherAdmin()
  for (const [n, piece] of pieces.entries()) await sendPiece(admin, id, n + 1, piece)
  expect((await call('GET', api.upload(id), { token: other.token })).body).toEqual({ pieces: [] })
  expect((await finishUpload(other.token, id)).status).toBe(400)
  for (const [n, piece] of pieces.entries()) await sendPiece(other.token, id, n + 1, piece)
  const both = await Promise.all([
    finishUpload(admin, id, { title: 'Mine' }),
    finishUpload(other.token, id, { title: 'Hers' }),
  ])
  expect(both.map(({ status }) => status)).toEqual([201, 201])
  expect(await filesIn('uploads/')).toEqual([])
})

test('an admin who has lost the right can neither send a piece nor finish', async () => {
  const other = await anotherAdmin()
  for (const [n, piece] of pieces.slice(0, 2).entries()) await sendPiece(other.token, id, n + 1, piece)
  await refs.users.doc(other.uid).update({ role: 'member' })
  expect((await sendPiece(other.token, id, 3, pieces[2]!)).status).toBe(403)
  expect((await finishUpload(other.token, id)).status).toBe(403)
  expect(await filesIn(`uploads/${other.uid}/`)).toHaveLength(2)
  await deleteAccount(other.uid, uidOf(admin))
  expect(await filesIn(`uploads/${other.uid}/`)).toEqual([])
})

test('a half upload is removed after a day, and takes no piece just before', async () => {
  await sendPiece(admin, id, 1, pieces[0]!)
  await sweep(new Date(Date.now() + 23 * HOUR))
  expect(await filesIn('uploads/')).toHaveLength(1)
  const intent = refs.intents.doc(`upload-${uidOf(admin)}-${id}`)
  await intent.update({ due: new Date(Date.now() + HOUR / 6).toISOString() })
  expect(await sendPiece(admin, id, 2, pieces[1]!)).toMatchObject({
    status: 409,
    body: { detail: en.files.beingRemoved },
  })
  await sweep(new Date(Date.now() + 25 * HOUR))
  expect(await filesIn('uploads/')).toEqual([])
  expect((await intent.get()).exists).toBe(false)
})

test('one person has at most 50 pieces under way', async () => {
  const small = Array.from({ length: 51 }, (_none, n) => pdfOf(`small ${n}`))
  const statuses = []
  for (const bytes of small) statuses.push((await sendPiece(admin, uploadId(bytes), 1, bytes)).status)
  expect(statuses).toEqual([...Array.from({ length: 50 }, () => 204), 429])
})

test('a file is deleted for good after an hour, and its members can no longer download it', async () => {
  const { id: fileId } = await addedFile(admin, pdfOf('gone'), { readers: 'members' })
  expect((await call('DELETE', api.file(fileId), { token: admin })).status).toBe(204)
  expect((await download(fileId, admin)).status).toBe(404)
  await sweep(new Date(Date.now() + 2 * HOUR))
  expect(await filesIn('files/')).toEqual([])
})
