import { samples } from 'domain/content/samples.ts'
import { REASON_FIELDS } from 'domain/decisions/reasons.ts'
import { MAX_LENGTH } from 'domain/limits.ts'
import type { UserHistory } from 'domain/office/history.ts'
import { en } from 'domain/texts/en.ts'
import type { User } from 'domain/user.ts'
import { FieldValue } from 'firebase-admin/firestore'
import { expect, test } from 'vitest'
import { api, callables } from '../../support/addresses.ts'
import { adminToken, refs, storingNothing } from '../../support/admin.ts'
import { call, registerNewcomer, type Said } from '../../support/client.ts'
import { runJob } from '../../support/jobs.ts'
import { mailsTo } from '../../support/mails.ts'
import { unzip } from '../../support/unzip.ts'
import { origin } from '../../support/environment.ts'

const admin = await adminToken()
const reject = (id: string, json: object, headers: Record<string, string> = {}) =>
  call<User & Said>('POST', api.rejectUser(id), { token: admin, json, headers })
const historyOf = async (id: string) =>
  (await call<UserHistory>('GET', api.userHistory(id), { token: admin })).body

const DARK = { id: 'card-unreadable', fields: ['cnic_back'] }
const NAME = { id: 'name-differs', fields: ['last_name', 'first_name'] }
const DUPLICATE = { id: 'duplicate', fields: [] }
const OTHER = { id: 'other', fields: ['city'] }
const [CARD_SAMPLE, , NAME_SAMPLE] = samples.reasons.reasons
const CARD_IN_URDU = {
  label: 'کارڈ پڑھا نہیں جا سکتا',
  text: 'تصویر میں آپ کا شناختی کارڈ پڑھا نہیں جا سکتا۔ کارڈ کو کھڑکی کے پاس میز پر رکھیں اور نئی تصویر لیں۔',
}
const NAME_IN_URDU = {
  label: 'نام کارڈ سے مختلف ہے',
  text: 'آپ کی درخواست میں لکھا نام وہ نہیں جو کارڈ پر ہے۔ اسے ویسے ہی لکھیں جیسے کارڈ پر ہے۔',
}

test('a rejection copies the chosen reasons in list order, and its text contains all of them', async () => {
  const { user, access } = await registerNewcomer()
  const note = 'Your card says Palwasha Bano.'
  const { status, body } = await reject(user.id, { reasons: [OTHER, NAME, DARK], note })
  expect(status).toBe(200)
  const copied = [
    { ...CARD_SAMPLE, ur: CARD_IN_URDU, fields: ['cnic_back'] },
    { ...NAME_SAMPLE, ur: NAME_IN_URDU, fields: ['first_name', 'last_name'] },
    { id: 'other', label: '', text: '', is_final: false, fields: ['city'] },
  ]
  expect(body.rejection).toEqual({
    reasons: copied,
    note,
    at: expect.any(String) as string,
    revision: 1,
    is_reviewed: false,
  })
  expect(body.rejection_reason).toBe(`1. Card cannot be read
${CARD_SAMPLE?.text}
Please correct: CNIC, back

2. Name differs from card
${NAME_SAMPLE?.text}
Please correct: First name; Last name

3. Other
Please correct: City

Your card says Palwasha Bano.`)
  const { decisions } = await historyOf(user.id)
  expect(decisions).toMatchObject([{ action: 'user:reject', reason: body.rejection_reason, revision: 1 }])

  // the office changes its list, but the applicant's reasons stay
  const list = [{ ...NAME_SAMPLE, text: 'Another text.' }]
  const changed = await call('PATCH', api.sitePart('reasons'), {
    token: admin,
    json: { reasons: list },
  })
  expect(changed.status).toBe(200)
  expect((await call<User>('GET', api.profile, { token: access })).body.rejection).toEqual(body.rejection)
  // a removed reason is rejected, except in a repeated request
  const gone = { reasons: [OTHER, NAME, DARK], note: 'Another note.' }
  const detail = `Reasons: ${en.field.reasonGone}`
  expect(await storingNothing(() => reject(user.id, gone))).toMatchObject({ status: 400, body: { detail } })
  const again = await storingNothing(() => reject(user.id, { ...gone, note }, { 'if-match': '"1"' }))
  expect(again).toMatchObject({ status: 200, body: { revision: 2 } })
  const once = await registerNewcomer()
  expect((await reject(once.user.id, { reasons: [NAME] })).body.rejection?.reasons).toEqual([
    { ...NAME_SAMPLE, text: 'Another text.', fields: ['first_name', 'last_name'] },
  ])
  await refs.site.doc('reasons').delete()
})

const { reasonGone, reasonTwice, finalAlone, finalWithFields, chooseField } = en.field
test.each([
  [{ reasons: [{ id: 'nothing', fields: ['cnic'] }] }, reasonGone],
  [{ reasons: [{ id: '__proto__', fields: ['cnic'] }] }, reasonGone],
  [{ reasons: [DARK, DARK] }, reasonTwice],
  [{ reasons: [DARK, DUPLICATE] }, finalAlone],
  [{ reasons: [DUPLICATE, { id: 'not-eligible', fields: [] }] }, finalAlone],
  [{ reasons: [{ ...DUPLICATE, fields: ['cnic'] }] }, finalWithFields],
  [{ reasons: [{ id: 'card-unreadable', fields: [] }] }, chooseField],
  [{ reasons: [{ id: 'card-unreadable' }] }, chooseField],
  [{ reasons: [{ id: 'other', fields: [] }], note: 'Please call.' }, chooseField],
  [{ reasons: [OTHER] }, en.field.required('note')],
  [{ reasons: [] }, en.field.missing],
  [{ reasons: [{ id: 'card-unreadable', fields: ['password'] }] }, en.field.unknown],
  [{ reasons: [{ id: 'card-unreadable', fields: ['email'] }] }, en.field.unknown],
  [{ reasons: [{ ...DARK, label: 'Mine' }] }, en.field.unknown],
  [{ reasons: [DARK], rejection_reason: 'Too dark.' }, en.field.unknown],
  [{ note: 'Too dark.' }, en.field.required('rejection_reason')],
  [{ reasons: [DARK], note: 'a'.repeat(MAX_LENGTH.note + 1) }, en.field.tooLong(1_000)],
  [{ reasons: [DARK], office_note: 'a'.repeat(MAX_LENGTH.officeNote + 1) }, en.field.tooLong(1_000)],
])('the input %j is rejected: %s', async (json, text) => {
  const { user } = await shared
  const { status, body } = await storingNothing(() => reject(user.id, json))
  expect(status).toBe(400)
  expect(body.detail).toContain(text)
})
const shared = registerNewcomer()

test('the callable accepts the same input, and a repeated rejection counts once', async () => {
  const { user } = await registerNewcomer()
  const ask = (fields: object) =>
    call<{ result?: User; error?: { message: string } }>('POST', callables.rejectUser, {
      token: admin,
      json: { data: { id: user.id, revision: 1, ...fields } },
    })
  const refused = await ask({ reasons: [DARK, DUPLICATE] })
  expect(refused.body.error?.message).toBe(`Reasons: ${finalAlone}`)
  const { body } = await ask({ reasons: [NAME, DARK], note: 'Twice.' })
  expect(body.result?.rejection?.reasons.map(({ id }) => id)).toEqual(['card-unreadable', 'name-differs'])
  const again = await storingNothing(() => ask({ reasons: [DARK, NAME], note: 'Twice.' }))
  expect(again.body).toEqual(body)
  // another office note is another decision, and counts once too
  const noted = { reasons: [DARK, NAME], note: 'Twice.', office_note: 'Ask the cousin.' }
  expect((await reject(user.id, noted)).body.revision).toBe(3)
  expect((await storingNothing(() => reject(user.id, noted))).body.revision).toBe(3)
})

test('a rejection with only a text has other reasons and all fields, and so has one of an earlier version', async () => {
  const { user, access } = await registerNewcomer()
  const { body } = await reject(user.id, { rejection_reason: 'Too dark.' })
  const rejection = {
    reasons: [{ id: 'other', label: '', text: '', is_final: false, fields: REASON_FIELDS }],
    note: 'Too dark.',
    at: expect.any(String) as string,
    is_reviewed: false,
  }
  expect(body).toMatchObject({ rejection_reason: 'Too dark.', rejection: { ...rejection, revision: 1 } })

  const none = {
    rejection: FieldValue.delete(),
    resubmission: FieldValue.delete(),
    sentAt: FieldValue.delete(),
  }
  await refs.users.doc(user.id).update(none)
  const profile = await call<User>('GET', api.profile, { token: access })
  expect(profile.body).toMatchObject({
    rejection: { ...rejection, at: '', revision: 2 },
    resubmission: null,
    sentAt: user.createdAt,
  })
  // a repeated request is still the same rejection
  await storingNothing(() => reject(user.id, { rejection_reason: 'Too dark.' }))
})

test('the mail of a rejection lists its points as text and HTML, and explains the next steps', async () => {
  const { user, fields } = await registerNewcomer()
  const mailNow = async (json: object) => {
    await reject(user.id, json)
    const { docs } = await refs.mail.where('uid', '==', user.id).where('template', '==', 'rejected').get()
    const last = docs.toSorted((a, b) => (a.data().createdAt < b.data().createdAt ? -1 : 1)).at(-1)
    await runJob('everyMinute', new Date(last?.data().leaseUntil ?? ''))
    const mails = await mailsTo(fields.email, docs.length + 1)
    return mails.find(({ text }) => text.includes(String(last?.data().data['rejection_reason'])))
  }
  const correctable = await mailNow({
    reasons: [DARK, NAME],
    note: 'In <daylight>, please.',
    office_note: 'Rude.',
  })
  expect(correctable?.subject).toBe('Your application needs a correction')
  for (const text of [
    '1. Card cannot be read',
    '2. Name differs from card',
    'CNIC, back',
    'send it again: http',
  ])
    expect(correctable?.text).toContain(text)
  expect(correctable?.text).not.toContain('3. ')
  expect(correctable?.html).toContain('<p>1. Card cannot be read<br>')
  expect(correctable?.html).toContain('<p>In &lt;daylight&gt;, please.</p>')
  expect(`${correctable?.text}${correctable?.html}`).not.toContain('Rude')

  const final = await mailNow({ reasons: [DUPLICATE] })
  expect(final?.subject).toBe('Your application is rejected')
  expect(final?.text).toContain('1. Duplicate application')
  expect(final?.text).toContain('ask once for a review: http')
  expect(final?.text).not.toContain('correct your application')
})

test('an applicant who chose Urdu reads the reasons in Urdu, and one without Urdu in English', async () => {
  const { user, access, fields } = await registerNewcomer()
  await call('PATCH', api.language, { token: access, json: { language: 'ur' } })
  const stamp = { ...NAME_SAMPLE, label: 'No stamp', text: 'The paper has no stamp.' }
  const pairs = [{ text: CARD_SAMPLE?.label, ur: 'کارڈ صاف نہیں' }]
  const list = { reasons: [CARD_SAMPLE, stamp], ur: pairs }
  expect((await call('PATCH', api.sitePart('reasons'), { token: admin, json: list })).status).toBe(200)
  const { body } = await reject(user.id, { reasons: [DARK, NAME] })
  await refs.site.doc('reasons').delete()
  expect(body.rejection?.reasons.map(({ ur }) => ur)).toEqual([
    { ...CARD_IN_URDU, label: 'کارڈ صاف نہیں' },
    undefined,
  ])
  for (const text of ['1. کارڈ صاف نہیں', CARD_IN_URDU.text, '2. No stamp', stamp.text])
    expect(body.rejection_reason).toContain(text)
  expect(body.rejection_reason).not.toContain(CARD_SAMPLE?.text)
  expect((await call<User>('GET', api.profile, { token: access })).body.rejection).toEqual(body.rejection)

  const queued = await refs.mail.where('uid', '==', user.id).where('template', '==', 'rejected').get()
  await runJob('everyMinute', new Date(queued.docs[0]?.data().leaseUntil ?? ''))
  const mail = (await mailsTo(fields.email, 2)).find(({ text }) => text.includes('No stamp'))
  expect(mail?.html).toContain('<p>1. کارڈ صاف نہیں<br>')
  expect(mail?.html).toContain('<p lang="en" dir="ltr">2. No stamp<br>')
})

test('only admins can read an office note; responses to applicants, mails and data exports leave it out', async () => {
  const { user, access } = await registerNewcomer()
  const [first, second] = ['Her cousin applied too.', 'Seen at the fair.']
  const answered = [await reject(user.id, { reasons: [DARK], office_note: first })]
  await call('POST', api.resubmit, {
    token: access,
    json: { answers: [{ id: DARK.id, text: 'It is clear.' }] },
  })
  const approve = { token: admin, json: { office_note: second } }
  answered.push(await call<User & Said>('POST', api.approveUser(user.id), approve))
  expect(answered.map(({ status }) => status)).toEqual([200, 200])
  const { decisions } = await historyOf(user.id)
  expect(decisions).toMatchObject([
    { action: 'user:reject', office_note: first },
    { action: 'user:approve', office_note: second },
  ])

  const archive = await fetch(`${origin}${api.ownData}`, { headers: { authorization: `Bearer ${access}` } })
  expect(archive.status).toBe(200)
  const places = {
    answers: answered.map(({ body }) => body),
    user: (await refs.users.doc(user.id).get()).data(),
    index: (await refs.userIndex.get()).docs.map((shard) => shard.data()),
    profile: (await call('GET', api.profile, { token: access })).body,
    mails: (await refs.mail.where('uid', '==', user.id).get()).docs.map((mail) => mail.data()),
    log: (await refs.audit.where('target', '==', user.id).get()).docs.map((line) => line.data()),
    archive: String(unzip(Buffer.from(await archive.arrayBuffer())).get('data.json')),
  }
  for (const [place, holds] of Object.entries(places))
    for (const note of [first, second]) expect(JSON.stringify(holds), place).not.toContain(note)
  expect((await call('GET', api.userHistory(user.id), { token: access })).status).toBe(403)

  // an undone decision leaves no note
  await call('POST', api.undoDecision(user.id), { token: admin })
  expect(JSON.stringify((await refs.histories.doc(user.id).get()).data())).not.toContain(second)
})

test('undoing a rejection restores the previous rejection', async () => {
  const { user, access } = await registerNewcomer()
  const { body: first } = await reject(user.id, { reasons: [DARK] })
  const answers = [{ id: DARK.id, text: 'It is clear.' }]
  const { body: again } = await call<User>('POST', api.resubmit, { token: access, json: { answers } })
  await reject(user.id, { reasons: [NAME] })
  const undone = await call<User>('POST', api.undoDecision(user.id), { token: admin })
  expect(undone.body).toMatchObject({ ...again, revision: 5 })
  expect(undone.body).toMatchObject({ rejection: first.rejection, sentAt: again.sentAt, status: 'pending' })
})
