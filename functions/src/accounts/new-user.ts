import type { Registration } from 'domain/schemas/registration.ts'
import { statusFields } from 'domain/status.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import { fullName } from 'domain/user.ts'
import type { EncodedDocuments } from './identity-documents.ts'

/** What an applicant may say of herself, without the password, which only Auth ever sees. */
type Application = Omit<Registration, 'password' | 'password2'>

/**
 * A user as she is stored at first: pending.
 * @param addresses of her documents
 * @param indexShard that will list her
 * @param createdAt ISO 8601 UTC
 */
export function newUser(
  application: Application,
  addresses: EncodedDocuments['addresses'],
  indexShard: number,
  createdAt: string,
): UserDocument {
  return {
    ...application,
    business_address: application.business_address || application.address,
    full_name: fullName(application),
    profile_image: '',
    cnic_front: '',
    cnic_back: '',
    business_document: '',
    ...addresses,
    ...statusFields('pending'),
    rejection_reason: '',
    revision: 1,
    language: 'en',
    claims_pending: false,
    claimsUpdatedAt: '',
    deleting: false,
    indexShard,
    createdAt,
    approvedAt: '',
  }
}
