import type { User } from 'domain/user.ts'
import { expect, test } from 'vitest'
import { api } from '../../support/addresses.ts'
import { adminToken } from '../../support/admin.ts'
import { call, claimsIn, registerNewcomer, secondAfter, tokenOf } from '../../support/client.ts'

test('a visitor registers, an admin approves the application, and the refreshed token is accepted', async () => {
  const { user, access, refresh, fields } = await registerNewcomer({ role: 'team', designation: 'Baker' })
  expect(user).toMatchObject({
    email: fields.email,
    full_name: 'Palwasha Khan',
    business_address: fields.address,
    role: 'team',
    designation: 'Baker',
    status: 'pending',
    is_approved: false,
    is_rejected: false,
    revision: 1,
    claimsUpdatedAt: '',
    profile_image: '',
  })
  expect(user.cnic_front).toMatch(new RegExp(`^/api/auth/users/${user.id}/documents/cnic_front/\\?v=`))
  expect(user).not.toHaveProperty('claims_pending')
  expect((await call('GET', api.profile, { token: access })).body).toEqual(user)

  await secondAfter(access)
  const approved = await call<User>('POST', api.approveUser(user.id), {
    token: await adminToken(),
    headers: { 'if-match': '"1"' },
  })
  expect(approved.status).toBe(200)
  expect(approved.body).toMatchObject({ status: 'approved', is_approved: true, is_rejected: false })
  expect(approved.body.claimsUpdatedAt > user.createdAt).toBe(true)

  // The session of the open page continues: its old refresh token returns an ID token with the new claims. That
  // token passes a route that checks revocation.
  const refreshed = await call<{ access: string; refresh: string }>('POST', api.tokenRefresh, {
    json: { refresh },
  })
  expect(refreshed.status).toBe(200)
  expect(claimsIn(refreshed.body.access)).toMatchObject({ role: 'team', approved: true })
  const profile = await call<User>('GET', api.profile, { token: refreshed.body.access })
  expect(profile.status).toBe(200)
  expect(profile.body.status).toBe('approved')

  const token = await tokenOf(fields)
  expect(claimsIn(token)).toMatchObject({ role: 'team', approved: true })
})
