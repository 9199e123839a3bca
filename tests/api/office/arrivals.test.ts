import { expect, test } from 'vitest'
import { api } from '../../support/addresses.ts'
import { adminToken, refs } from '../../support/admin.ts'
import { call, registerNewcomer } from '../../support/client.ts'
import { comment, gift, message, newPost, offer, send } from '../../support/forms.ts'

const admin = await adminToken()
const blog = await newPost()
const applicant = await registerNewcomer()
const version = async () => (await refs.arrivals.doc('all').get()).data()?.version ?? 0

const ARRIVALS: [what: string, arrive: () => Promise<unknown>][] = [
  ['application', () => registerNewcomer()],
  ['message', () => send(api.contact, message())],
  ['donation', () => send(api.donations, gift())],
  ['volunteer offer', () => send(api.volunteers, offer())],
  ['comment', () => send(api.comments, comment(blog))],
]

test.each(ARRIVALS)('a new %s tells open dashboards', async (_what, arrive) => {
  const before = await version()
  await arrive()
  expect(await version()).toBe(before + 1)
})

test('a corrected application tells open dashboards, its rejection does not, and suspected spam once it is accepted', async () => {
  const before = await version()
  await call('POST', api.rejectUser(applicant.user.id), {
    token: admin,
    json: { rejection_reason: 'Too dark.' },
  })
  const { body } = await send(api.contact, message({ fax: '0992 000000' }))
  expect(await version()).toBe(before)
  await call('POST', api.acceptSuspect(body.reference), { token: admin })
  expect(await version()).toBe(before + 1)
  await call('POST', api.resubmit, { token: applicant.access, json: { city: 'Haripur' } })
  expect(await version()).toBe(before + 2)
})
