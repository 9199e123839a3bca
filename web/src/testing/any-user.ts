import { statusFields } from 'domain/status.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import { NO_ANSWERS } from 'domain/user-fields.ts'
import type { WithId } from '#lib/firebase/use-live.ts'

/** An applicant who works at home and has no pictures, so that tests need not serve any. */
export const ANY_USER: WithId<UserDocument> = {
  ...NO_ANSWERS,
  ...statusFields('pending'),
  id: 'palwasha',
  email: 'palwasha@example.org',
  username: 'palwasha',
  first_name: 'Palwasha',
  last_name: 'Khan',
  full_name: 'Palwasha Khan',
  phone: '0300 0000000',
  business: 'Palwasha Shawls',
  business_nature: 'Hand embroidery',
  business_address: 'Main Bazaar, Mansehra',
  address: 'Main Bazaar, Mansehra',
  cnic: '13101-1234567-8',
  date_of_birth: '1991-06-14',
  cnic_front: '',
  cnic_back: '',
  profile_image: '',
  business_document: '',
  rejection_reason: '',
  revision: 1,
  language: 'en',
  claims_pending: false,
  claimsUpdatedAt: '',
  deleting: false,
  indexShard: 0,
  createdAt: '2026-01-02T03:04:05.000Z',
  approvedAt: '',
  waitingSince: '2026-01-02T03:04:05.000Z',
}
