import { gzipSync } from 'node:zlib'
import type { Tokens } from 'domain/api/accounts.ts'
import { en } from 'domain/texts/en.ts'
import type { User } from 'domain/user.ts'
import { afterAll, expect, test } from 'vitest'
import { api, callables } from '../../support/addresses.ts'
import { adminToken } from '../../support/admin.ts'
import { applicant, cards, formOf } from '../../support/applicant.ts'
import { callAt, registerNewcomer } from '../../support/client.ts'
import { buildDeployed, type Served, serveDeployed } from '../../support/deployed-functions.ts'
import { requireEnv } from '../../support/environment.ts'

// what is deployed, under the framework that Google starts it with; the emulators have a runtime of their own
const [callers, publisher] = await Promise.all([buildDeployed('default'), buildDeployed('publisher')])
const served: Served[] = []
const serve = async (...options: Parameters<typeof serveDeployed>) => {
  const one = await serveDeployed(...options)
  served.push(one)
  return callAt(one.origin)
}
const [atApi, atApproval] = await Promise.all([
  serve(callers.folder, 'api'),
  serve(callers.folder, 'approveUser'),
])

afterAll(async () => {
  await Promise.all(served.map(({ stop }) => stop()))
  callers.remove()
  publisher.remove()
})

const json = { 'content-type': 'application/json' }
const unsupported = { status: 415, body: { error: en.server.unsupportedType } }

test('JSON is read: an applicant signs in', async () => {
  const { fields } = await registerNewcomer()
  const { email, password } = fields
  const { status, body } = await atApi<Tokens>('POST', api.login, { json: { email, password } })
  expect(status).toBe(200)
  expect((await atApi<User>('GET', api.profile, { token: body.access })).body.email).toBe(email)
})

test('a form with pictures is read: an applicant registers', async () => {
  const form = new Response(formOf(applicant(), await cards()))
  const headers = { 'content-type': form.headers.get('content-type') ?? '' }
  const { status } = await atApi('POST', api.register, { body: await form.arrayBuffer(), headers })
  expect(status).toBe(201)
})

test.each<[string, BodyInit, Record<string, string>, object]>([
  ['cut off', '{"email":', json, { status: 400, body: { error: en.server.badRequest } }],
  [
    'too long',
    JSON.stringify({ email: 'x'.repeat(300 * 1024) }),
    json,
    { status: 413, body: { error: en.server.tooLarge } },
  ],
  ['in an unknown character set', '{}', { 'content-type': 'application/json; charset=x' }, unsupported],
  ['without a type', '{}', { 'content-type': '' }, unsupported],
  ['compressed in an unknown way', '{}', { ...json, 'content-encoding': 'x' }, unsupported],
  ['compressed', gzipSync('{}'), { ...json, 'content-encoding': 'gzip' }, unsupported],
  [
    'compressed, 400 MB long when it is unpacked',
    gzipSync(Buffer.alloc(400_000_000), { level: 1 }),
    { ...json, 'content-encoding': 'gzip' },
    unsupported,
  ],
])('a body that is %s is rejected with our own message', async (_what, body, headers, answer) => {
  expect(await atApi('POST', api.login, { body, headers })).toMatchObject(answer)
})

test('a call without a token and one with a broken token are rejected', async () => {
  expect((await atApi('GET', api.profile)).status).toBe(401)
  expect((await atApi('GET', api.profile, { token: 'a.b.c' })).status).toBe(401)
  const sent = { token: 'a.b.c', json: { data: { id: 'somebody' } } }
  expect(await atApproval('POST', callables.approveUser, sent)).toMatchObject({
    status: 401,
    body: { error: { status: 'UNAUTHENTICATED' } },
  })
})

test('a callable is answered: an admin approves an applicant', async () => {
  const { user } = await registerNewcomer()
  const token = await adminToken()
  const ask = (sent: object) =>
    atApproval<{ result?: User; error?: { status: string } }>('POST', callables.approveUser, {
      token,
      ...sent,
    })
  expect((await ask({ body: '{"data":', headers: json })).body.error?.status).toBe('INVALID_ARGUMENT')
  const packed = { body: gzipSync('{"data":{}}'), headers: { ...json, 'content-encoding': 'gzip' } }
  expect((await ask(packed)).body.error?.status).toBe('INVALID_ARGUMENT')
  const { body } = await ask({ json: { data: { id: user.id, revision: 1 } } })
  expect(body.result).toMatchObject({ id: user.id, status: 'approved' })
})

/** What the Firestore emulator sends for a new document. Only the document's name was changed. */
const WRITTEN = {
  headers: {
    'content-type': 'application/protobuf',
    'ce-specversion': '1.0',
    'ce-type': 'google.cloud.firestore.document.v1.written',
    'ce-source': '//firestore.googleapis.com/projects/demo-chamber-test/databases/(default)',
    'ce-id': '098b6869-1de4-4fcc-9aaa-5fa3cad400a6',
    'ce-subject': 'documents/site/reasons',
    'ce-time': '2026-11-26T04:53:07Z',
    'ce-datacontenttype': 'application/protobuf',
    'ce-dataschema':
      'https://github.com/googleapis/google-cloudevents/blob/main/proto/google/events/cloud/firestore/v1/data.proto',
    'ce-location': 'us-central1',
    'ce-project': 'demo-chamber-test',
    'ce-database': '(default)',
    'ce-namespace': '(default)',
    'ce-document': 'site/reasons',
  },
  body: Buffer.from(
    'Co0BCkVwcm9qZWN0cy9kZW1vLWNoYW1iZXItdGVzdC9kYXRhYmFzZXMvKGRlZmF1bHQpL2RvY3VtZW50cy9zaXRlL3JlYXNvbnMSDwoIb3BlbmVkQXQSA4oBABIXCghvcGVuZWRCeRILigEIb3BlcmF0b3IaDAiz9p7YBhDQrYX1ASIMCLP2ntgGENCthfUBGgA=',
    'base64',
  ),
}

test('an event of Firestore is read: a change of the site asks for its publication', async () => {
  // no other function sees this project
  const project = 'demo-deployed'
  const atEvents = await serve(publisher.folder, 'noteSiteChange', 'cloudevent', project)
  const address = `v1/projects/${project}/databases/(default)/documents/versions/site`
  const versionOf = async () => {
    const headers = { authorization: 'Bearer owner' }
    const response = await fetch(`http://${requireEnv('FIRESTORE_EMULATOR_HOST')}/${address}`, { headers })
    const { fields } = (await response.json()) as { fields?: { version: { integerValue: string } } }
    return Number(fields?.version.integerValue ?? 0)
  }
  const before = await versionOf()
  expect((await atEvents('POST', '/', WRITTEN)).status).toBe(204)
  expect(await versionOf()).toBe(before + 1)
})
