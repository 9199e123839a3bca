import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { declaredParameters, readEnvFile, readProjectFile } from '../read/project-files.ts'
import { allowAppCheck } from '../policy.ts'
import { appCheckFaults } from './app-check.ts'
import { addressFaults } from './site.ts'
import { authFaults } from './auth.ts'
import { bucketFaults } from './bucket.ts'
import { fieldsFaults, indexesFaults } from './indexes.ts'
import { limitsFaults } from './limits.ts'
import { parametersFaults, secretsFaults, secretsInUseFaults } from './parameters.ts'
import { keptFaults, publishedFaults } from './publishing.ts'
import { rulesFaults } from './rules.ts'
import { plainFields } from '../plain-fields.ts'

const wrong = (faults: { wrong: string }[]) => faults.map((fault) => fault.wrong)
const todo = (faults: { todo: string }[]) => faults.map((fault) => fault.todo)

const closed = {
  iamConfiguration: { publicAccessPrevention: 'enforced', uniformBucketLevelAccess: { enabled: true } },
}
const owners = { bindings: [{ role: 'roles/storage.admin', members: ['serviceAccount:a@b.example'] }] }

test('a closed bucket passes, an open one is reported with the command that closes it', () => {
  expect(bucketFaults('b', closed, owners)).toEqual([])
  expect(todo(bucketFaults('b', { iamConfiguration: { publicAccessPrevention: 'inherited' } }, {}))).toEqual([
    'gcloud storage buckets update gs://b --public-access-prevention',
    'gcloud storage buckets update gs://b --uniform-bucket-level-access',
  ])
  const single = { publicAccessPrevention: 'enforced', uniformBucketLevelAccess: { enabled: false } }
  expect(todo(bucketFaults('b', { iamConfiguration: single }, {}))).toEqual([
    'gcloud storage buckets update gs://b --uniform-bucket-level-access',
  ])
  // Google's default for a new bucket
  expect(
    todo(bucketFaults('b', { ...closed, softDeletePolicy: { retentionDurationSeconds: '604800' } }, {})),
  ).toEqual(['gcloud storage buckets update gs://b --clear-soft-delete'])
  expect(bucketFaults('b', { ...closed, softDeletePolicy: { retentionDurationSeconds: '0' } }, {})).toEqual(
    [],
  )
  expect(todo(bucketFaults('b', { ...closed, versioning: { enabled: true } }, {}))).toEqual([
    'gcloud storage buckets update gs://b --no-versioning',
  ])
  const role = 'roles/storage.objectViewer'
  expect(wrong(bucketFaults('b', closed, { bindings: [{ role, members: ['allUsers'] }] }))).toEqual([
    `Anyone has ${role} on the bucket b.`,
  ])
  expect(
    wrong(bucketFaults('b', closed, { bindings: [{ role, members: ['user:x', 'allAuthenticatedUsers'] }] })),
  ).toEqual([`Anyone with a Google account has ${role} on the bucket b.`])
})

test('rules must be deployed and exactly the same', () => {
  const source = (...texts: string[]) => ({ source: { files: texts.map((content) => ({ content })) } })
  expect(rulesFaults('storage.rules', 'deny', source('deny'))).toEqual([])
  expect(wrong(rulesFaults('storage.rules', 'deny', undefined))).toEqual([
    'storage.rules was never deployed.',
  ])
  for (const other of [source('deny '), source('deny', 'allow'), {}])
    expect(todo(rulesFaults('firestore.rules', 'deny', other))).toEqual([
      'npx firebase deploy --only firestore:rules',
    ])
})

test('functions, pages and policy all use App Check, or none does', () => {
  const policy = allowAppCheck("script-src 'self'")
  expect(appCheckFaults({ isAskedFor: false, siteKey: undefined, policy: "script-src 'self'" })).toEqual([])
  expect(appCheckFaults({ isAskedFor: true, siteKey: '6L', policy })).toEqual([])
  expect(wrong(appCheckFaults({ isAskedFor: true, siteKey: '', policy }))).toEqual([
    'The functions require App Check, but the pages do not use it. Every form would be refused.',
  ])
  expect(wrong(appCheckFaults({ isAskedFor: false, siteKey: '6L', policy: "script-src 'self'" }))).toEqual([
    expect.stringMatching(
      /^The pages use App Check, but the Content-Security-Policy blocks it: script-src https/,
    ),
  ])
})

test("the site's own address has to show the build that the functions publish", () => {
  const origin = 'https://www.chamber.example'
  const page = { status: 200, visitor: null, policy: '', text: '<main></main>{"build":"one"}' }
  expect(addressFaults(origin, page, 'one')).toEqual([])
  expect(addressFaults(origin, page, '')).toEqual([])
  expect(wrong(addressFaults(origin, page, 'two'))).toEqual([
    'https://www.chamber.example shows another build than the functions publish.',
  ])
  expect(wrong(addressFaults(origin, { ...page, status: 404 }, 'one'))).toEqual([
    'https://www.chamber.example is answered with 404.',
  ])
  expect(wrong(addressFaults(origin, { ...page, text: 'For sale' }, 'one'))).toEqual([
    'https://www.chamber.example shows no page of this site.',
  ])
  expect(wrong(addressFaults(origin, undefined, 'one'))).toEqual([
    'https://www.chamber.example does not answer.',
  ])
})

test('limits trust no forged address, and the functions recognise Hosting', () => {
  expect(limitsFaults('a', 'a')).toEqual([])
  expect(wrong(limitsFaults('a', 'b'))).toEqual([expect.stringMatching(/^Hosting passes on/)])
  expect(wrong(limitsFaults('a; unlisted=192.0.2.1', 'a; unlisted=192.0.2.2'))).toEqual([
    'Hosting calls the functions from 192.0.2.1, which they do not know. Visitors behind it share one limit, 50 times as high.',
  ])
  expect(limitsFaults('a; unlisted=192.0.2.1', 'b; unlisted=192.0.2.1')).toHaveLength(2)
  for (const [honest, named] of [
    [null, null],
    ['a', null],
  ] as const)
    expect(wrong(limitsFaults(honest, named))).toEqual([
      'The site does not name the visitor that its limits count, so they could not be checked.',
    ])
})

test('accounts cannot be created, deleted or guessed without the site', () => {
  const fine = {
    client: { permissions: { disabledUserSignup: true, disabledUserDeletion: true } },
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
    signIn: { email: { enabled: true, passwordRequired: true } },
    passwordPolicyConfig: {
      passwordPolicyEnforcementState: 'ENFORCE',
      passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: 8 } }],
    },
  }
  expect(authFaults(fine)).toEqual([])
  expect(authFaults({})).toHaveLength(5)
  expect(wrong(authFaults({ ...fine, client: { permissions: { disabledUserDeletion: true } } }))).toEqual([
    'Anyone can make an account without an application.',
  ])
  expect(wrong(authFaults({ ...fine, emailPrivacyConfig: {} }))).toEqual([
    'Anyone can find out whether an e-mail address has an account.',
  ])
  for (const second of ['anonymous', 'phoneNumber'])
    expect(
      wrong(authFaults({ ...fine, signIn: { ...fine.signIn, [second]: { enabled: true } } })),
      second,
    ).toEqual(['There is a second way to sign in, which needs no application.'])
  expect(wrong(authFaults({ ...fine, signIn: { email: { enabled: true } } }))).toEqual([
    'Nobody can sign in with e-mail and password, or an e-mail link alone is enough.',
  ])
  const policy = fine.passwordPolicyConfig
  for (const weak of [
    { ...policy, passwordPolicyEnforcementState: 'OFF' },
    { ...policy, passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: 6 } }] },
  ])
    expect(wrong(authFaults({ ...fine, passwordPolicyConfig: weak }))).toEqual([
      'A password may have fewer than 8 characters.',
    ])
})

test('parameters of env.ts must have a value, unless they have a default', () => {
  const names = declaredParameters().map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['UNIQUES_KEY', 'WEB_API_KEY', 'SMTP_PORT']))
  const required = ['WEB_API_KEY', 'SITE_ORIGIN', 'SMTP_HOST', 'MAIL_FROM']
  expect(wrong(parametersFaults('p', declaredParameters(), {}))).toEqual(
    required.map((name) => `${name} is not set.`),
  )
  const all = Object.fromEntries(required.map((name) => [name, 'https://x.example']))
  expect(parametersFaults('p', declaredParameters(), all)).toEqual([])
  for (const SITE_ORIGIN of ['http://x.example', 'https://x.example/', 'x.example'])
    expect(parametersFaults('p', declaredParameters(), { ...all, SITE_ORIGIN })).toHaveLength(1)
})

// the deployment tool asks for each parameter without a value in a file, even with a default
test('every parameter is in functions/.env or in the table of docs/deploy-reference.md', () => {
  const written = /^WEB_API_KEY=[^`]+/m.exec(readProjectFile('docs/deploy-reference.md'))?.[0] ?? ''
  const named = { ...readEnvFile('functions/.env'), ...parseEnv(written) }
  const asked = declaredParameters().filter(({ type, name }) => type !== 'secret' && !(name in named))
  expect(asked.map(({ name }) => name)).toEqual([])
})

test('secrets must exist and be enabled', () => {
  const version = (name: string, state = 'ENABLED') => ({
    name: `projects/1/secrets/${name}/versions/3`,
    state,
  })
  const [UNIQUES_KEY, BACKUP_KEY] = [version('UNIQUES_KEY'), version('BACKUP_KEY')]
  const newest = { UNIQUES_KEY, BACKUP_KEY, SMTP_PASSWORD: version('SMTP_PASSWORD') }
  expect(secretsFaults(declaredParameters(), newest)).toEqual([])
  expect(
    wrong(
      secretsFaults(declaredParameters(), {
        BACKUP_KEY,
        SMTP_PASSWORD: version('SMTP_PASSWORD', 'DESTROYED'),
      }),
    ),
  ).toEqual(['The secret UNIQUES_KEY does not exist.', 'The secret SMTP_PASSWORD is destroyed.'])
  const using = (used: string) => [
    {
      name: 'projects/p/locations/europe-west1/functions/everyMinute',
      serviceConfig: { secretEnvironmentVariables: [{ secret: 'SMTP_PASSWORD', version: used }] },
    },
  ]
  expect(secretsInUseFaults(using('3'), newest)).toEqual([])
  expect(wrong(secretsInUseFaults(using('2'), newest))).toEqual([
    'The function everyMinute still uses version 2 of SMTP_PASSWORD, which has changed since.',
  ])
})

test('expiry and exemptions must be in force', () => {
  const file = {
    fieldOverrides: [
      { collectionGroup: 'userIndex', fieldPath: 'users', indexes: [] },
      { collectionGroup: 'mail', fieldPath: 'expiresAt', ttl: true, indexes: [] },
    ],
  }
  const name = (path: string) => `projects/p/databases/(default)/collectionGroups/${path}`
  const users = { name: name('userIndex/fields/users'), indexConfig: {} }
  const mail = {
    name: name('mail/fields/expiresAt'),
    indexConfig: { indexes: [] },
    ttlConfig: { state: 'ACTIVE' },
  }
  expect(fieldsFaults(file, [users, mail])).toEqual([])
  expect(wrong(fieldsFaults(file, [users, { ...mail, ttlConfig: { state: 'NEEDS_REPAIR' } }]))).toEqual([
    'Firestore does not delete documents by mail.expiresAt, so they are kept for ever.',
  ])
  expect(fieldsFaults(file, [{ ...users, indexConfig: { indexes: [{}] } }, mail])).toHaveLength(1)
  expect(fieldsFaults(file, [])).toHaveLength(3)
})

test('every composite index must be there and filled', () => {
  const fields = [
    { fieldPath: 'state', order: 'ASCENDING' },
    { fieldPath: 'createdAt', order: 'DESCENDING' },
  ]
  const file = { indexes: [{ collectionGroup: 'messages', fields }] }
  const deployed = {
    name: 'projects/p/databases/(default)/collectionGroups/messages/indexes/CICAgJ',
    state: 'READY',
    fields: [...fields, { fieldPath: '__name__', order: 'DESCENDING' }],
  }
  expect(indexesFaults(file, [deployed])).toEqual([])
  expect(wrong(indexesFaults(file, [{ ...deployed, state: 'CREATING' }]))).toEqual([
    'The index of messages by state ASCENDING, createdAt DESCENDING is still being filled.',
  ])
  const others = [
    { ...deployed, fields: fields.toReversed() },
    { ...deployed, name: deployed.name.replace('messages', 'donations') },
  ]
  expect(wrong(indexesFaults(file, others))).toEqual([
    'The index of messages by state ASCENDING, createdAt DESCENDING does not exist: a list cannot be shown.',
  ])
})

test('stored changes must be on the site within ten minutes; otherwise the reason is reported', () => {
  const versions = { blogs: 3, events: 1, comments: 4, site: 2 }
  const readAt = '2026-11-22T10:00:00.000Z'
  const now = new Date('2026-11-22T12:00:00.000Z')
  const published = { versions, readAt, at: readAt }
  expect(publishedFaults(published, versions, now)).toEqual([])
  expect(publishedFaults(published, { ...versions, site: 3 }, new Date('2026-11-22T10:09:00.000Z'))).toEqual(
    [],
  )
  expect(wrong(publishedFaults(published, { ...versions, blogs: 4 }, now))).toEqual([
    `The site is older than the stored data. It was read at ${readAt}.`,
  ])
  for (const none of [undefined, {}, { readAt: '' }])
    expect(wrong(publishedFaults(none, versions, now))).toEqual([expect.stringMatching(/never published/)])
  const at = '2026-11-22T11:59:00.000Z'
  const problem = { code: 'content', detail: 'organisation: phone', at, attempts: 1, build: 'one' } as const
  expect(publishedFaults({ ...published, problem }, versions, now)).toEqual([
    {
      wrong: `The site shows the state of ${readAt}. The last attempt failed at 2026-11-22T11:59:00.000Z: organisation: phone`,
      todo: 'Correct the document site/{part} that is named, in the Firebase console under Firestore.',
    },
  ])
})

test('documents that the site leaves out are named', () => {
  const versions = { blogs: 3, events: 1, comments: 4, site: 2 }
  const readAt = '2026-11-22T10:00:00.000Z'
  const leftOut = { arrayValue: { values: [{ stringValue: 'blogs/abc' }, { stringValue: 'events/x' }] } }
  const fields = plainFields({ fields: { leftOut, none: { arrayValue: {} } } })
  expect(fields).toEqual({ leftOut: ['blogs/abc', 'events/x'], none: [] })
  expect(
    wrong(publishedFaults({ versions, readAt, at: readAt, ...fields }, versions, new Date(readAt))),
  ).toEqual(['Not on the site, because a field is missing or wrong: blogs/abc, events/x.'])
})

test('Hosting must not keep every release for ever', () => {
  expect(keptFaults('20')).toEqual([])
  for (const kept of [undefined, '0', '1000']) expect(keptFaults(kept)).toHaveLength(1)
})
