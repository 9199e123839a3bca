/** Files that an application brings, by the names of their fields. */
export const DOCUMENT_NAMES = ['cnic_front', 'cnic_back', 'profile_image', 'business_document'] as const
export type DocumentName = (typeof DOCUMENT_NAMES)[number]

/** Those that a registration must bring, and those it may. */
export const REQUIRED_DOCUMENTS = ['cnic_front', 'cnic_back'] as const satisfies readonly DocumentName[]
export const OPTIONAL_DOCUMENTS = [
  'profile_image',
  'business_document',
] as const satisfies readonly DocumentName[]
