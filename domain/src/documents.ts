/** The files of an application, by the names of their fields. */
export const DOCUMENT_NAMES = ['cnic_front', 'cnic_back', 'profile_image', 'business_document'] as const
export type DocumentName = (typeof DOCUMENT_NAMES)[number]

/** The required files, then the optional ones. */
export const REQUIRED_DOCUMENTS = ['cnic_front', 'cnic_back'] as const satisfies readonly DocumentName[]
export const OPTIONAL_DOCUMENTS = [
  'profile_image',
  'business_document',
] as const satisfies readonly DocumentName[]
