import { useLingui } from '@lingui/react/macro'
import { hasSamePhone, type PossibleDuplicate } from 'domain/duplicates/likeness.ts'
import type { ReviewField } from 'domain/user-fields.ts'

/** Says how a value is alike to that of somebody who may be the same person. */
export type LikenessTexts = Partial<Record<ReviewField, { how: 'same' | 'similar'; text: string }>>

/** Returns what stands beside the fields of an applicant for whom others were found. */
export function useLikenessTexts(duplicates: readonly PossibleDuplicate[]): LikenessTexts {
  const { t } = useLingui()
  const named = duplicates.find(({ likeness }) => likeness.full_name)?.likeness.full_name
  const called = duplicates.find(({ likeness }) => hasSamePhone(likeness))?.user.full_name
  return {
    ...(named && { full_name: { how: named, text: named === 'same' ? t`same` : t`similar` } }),
    ...(called && { phone: { how: 'same', text: t`same as ${called}` } }),
  }
}
