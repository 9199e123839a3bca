import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { hasSamePhone, type PossibleDuplicate } from 'domain/duplicates/likeness.ts'
import type { ReviewField } from 'domain/user-fields.ts'
import { Icon } from '#components/controls/icon.tsx'
import { WorkIcon } from '#components/controls/work-icon.tsx'

const LikenessMark = styled.span`
  display: flex;
  gap: 6px;
  align-items: center;
  color: var(--waiting);
  font: 600 var(--t-s) / 1.35 var(--text);
  letter-spacing: 0;
`

/** Says that two values are the same or similar, with an icon, since colour alone says nothing to some. */
export const Alike = ({ how, children }: { how: 'same' | 'similar'; children?: ReactNode }) => (
  <LikenessMark>
    {how === 'same' ? <Icon name="check" /> : <WorkIcon name="people" />}
    <span>{children ?? (how === 'same' ? <Trans>same</Trans> : <Trans>similar</Trans>)}</span>
  </LikenessMark>
)

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
