import { expect, test } from 'vitest'
import { api } from '../../support/addresses.ts'
import { adminToken, refs } from '../../support/admin.ts'
import { call, registerNewcomer } from '../../support/client.ts'
import { mailsTo } from '../../support/mails.ts'

test('an applicant chooses Urdu: it is stored and recorded once, and the next e-mail is in Urdu', async () => {
  const { user, access } = await registerNewcomer()
  const choose = (language: unknown) => call('PATCH', api.language, { token: access, json: { language } })
  expect((await choose('ur')).body).toEqual({ language: 'ur' })
  expect(await choose('ur')).toMatchObject({ status: 200, body: { language: 'ur' } })
  expect((await call('GET', api.profile, { token: access })).body).toMatchObject({ language: 'ur' })
  const lines = await refs.audit.where('target', '==', user.id).where('action', '==', 'user:change').get()
  expect(lines.docs.map((line) => line.data())).toMatchObject([{ actor: user.id, details: ['language'] }])

  await call('POST', api.rejectUser(user.id), {
    token: await adminToken(),
    json: { rejection_reason: 'Too dark.' },
  })
  const mails = await refs.mail.where('uid', '==', user.id).where('template', '==', 'rejected').get()
  expect(mails.docs.map((mail) => mail.data())).toMatchObject([{ language: 'ur' }])
})

test('choosing English, which every user has at first, is stored as a choice', async () => {
  const { user, access } = await registerNewcomer()
  const stored = async () => (await refs.users.doc(user.id).get()).data()
  expect(await stored()).not.toHaveProperty('language_chosen')
  await call('PATCH', api.language, { token: access, json: { language: 'en' } })
  expect(await stored()).toMatchObject({ language: 'en', language_chosen: true })
})

test('an Urdu e-mail leads to the Urdu page, and to that about kept data', async () => {
  const { fields, access } = await registerNewcomer()
  await call('PATCH', api.language, { token: access, json: { language: 'ur' } })
  await call('POST', api.passwordReset, { json: { email: fields.email } })
  const mails = await mailsTo(fields.email, 2)
  const mail = mails.find(({ subject }) => subject === 'نیا پاس ورڈ چنیں')
  expect(mail?.html).toMatch(/<a href="[^"]+\/ur\/reset-password\?code=[^"]+" dir="ltr"/)
  expect(mail?.html).toMatch(/<a href="[^"]+\/ur\/privacy" dir="ltr"/)
})

test.each([['fr'], [''], [null], [7]])(
  '%j is refused as a language, and nothing changes',
  async (language) => {
    const { user, access } = await registerNewcomer()
    const answer = await call('PATCH', api.language, { token: access, json: { language } })
    expect(answer).toMatchObject({
      status: 400,
      body: { detail: expect.stringContaining('en, ur') as string },
    })
    expect((await refs.users.doc(user.id).get()).data()).toMatchObject({ language: 'en' })
  },
)
