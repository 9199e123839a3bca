import type { Registration } from 'domain/schemas/registration.ts'
import { statusFields } from 'domain/status.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import type { Language } from 'domain/texts/languages.ts'
import { fullName } from 'domain/user.ts'
import type { EncodedDocuments } from './identity-documents.ts'

/** What an applicant may say of herself, without the password, which only Auth ever sees. */
type Application = Omit<Registration, 'password' | 'password2'>

interface Beginning {
  /** Addresses of her documents. */
  addresses: EncodedDocuments['addresses']
  /** Shard of the index that will list her. */
  indexShard: number
  /** In which her mails are written. */
  language: Language
  /** ISO 8601 UTC. */
  createdAt: string
}

/** A user as she is stored at first: pending. */
export function newUser(
  application: Application,
  { addresses, indexShard, language, createdAt }: Beginning,
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
    language,
    claims_pending: false,
    claimsUpdatedAt: '',
    deleting: false,
    indexShard,
    createdAt,
    waitingSince: createdAt,
    approvedAt: '',
  }
}
