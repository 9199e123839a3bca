import { useLingui } from '@lingui/react/macro'
import type { UserDocument } from 'domain/stored/user.ts'
import { deriveStatus } from 'domain/status.ts'
import { DOCUMENT_NAMES, type DocumentName } from 'domain/documents.ts'

/** Every field that is read before somebody is decided on. */
export const READ_FIELDS = [
  'full_name',
  'cnic',
  'date_of_birth',
  'gender',
  'email',
  'phone',
  'whatsapp',
  'address',
  'city',
  'business',
  'business_nature',
  'business_address',
  'business_registration',
  'username',
  'role',
  'designation',
] as const
export type ReadField = (typeof READ_FIELDS)[number]

/** What tells how somebody stands now from how she stood: a correction raises the revision, a decision changes the status. */
export const stateOf = (user: Pick<UserDocument, 'revision' | 'is_approved' | 'is_rejected'>): string =>
  `${user.revision} ${deriveStatus(user)}`

export interface Changes {
  fields: readonly ReadField[]
  documents: readonly DocumentName[]
}

/** What differs in one application from how it was read. */
export const changesBetween = (read: UserDocument, now: UserDocument): Changes => ({
  fields: READ_FIELDS.filter((name) => read[name] !== now[name]),
  documents: DOCUMENT_NAMES.filter((name) => read[name] !== now[name]),
})

/** What the dialog calls each field. */
export function useFieldNames(): Record<ReadField | DocumentName, string> {
  const { t } = useLingui()
  return {
    full_name: t`Full name`,
    cnic: t`CNIC`,
    date_of_birth: t`Date of birth`,
    gender: t`Gender`,
    email: t`E-mail`,
    phone: t`Phone`,
    whatsapp: t`WhatsApp`,
    address: t`Address`,
    city: t`City`,
    business: t`Business name`,
    business_nature: t`Nature of business`,
    business_address: t`Business address`,
    business_registration: t`Business registration`,
    username: t`Username`,
    role: t`Role`,
    designation: t`Designation`,
    cnic_front: t`CNIC, front`,
    cnic_back: t`CNIC, back`,
    profile_image: t`Profile image`,
    business_document: t`Business document`,
  }
}
