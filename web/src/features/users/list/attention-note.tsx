import { useLingui } from '@lingui/react/macro'
import { formatDay } from 'domain/dates.ts'
import { deriveStatus } from 'domain/status.ts'
import { isLate, promisedBy } from 'domain/waiting.ts'
import styled from 'styled-components'
import { WorkIcon, type WorkIconName } from '#components/controls/work-icon.tsx'
import { useOrganisation } from '#lib/page-data/content.tsx'
import { excerptOf } from '#lib/format/excerpt.ts'
import { useLanguage } from '#lib/format/texts.ts'
import type { ListedUser } from '../user-list.ts'

const Line = styled.p`
  display: flex;
  gap: var(--s2);
  align-items: start;
  font-size: var(--t-s);
  line-height: 1.4;
  overflow-wrap: anywhere;

  > svg {
    margin-block-start: 1px;
    color: var(--waiting);
  }
`

/** What a row's request needs care for, the weightiest alone; undefined where there is nothing. */
export function useAttention(user: ListedUser): { icon: WorkIconName; text: string } | undefined {
  const { t } = useLingui()
  const { readingDays } = useOrganisation()
  const language = useLanguage()
  if (deriveStatus(user) !== 'pending') return undefined
  if (isLate(user.waitingSince, readingDays)) {
    const day = formatDay(promisedBy(user.waitingSince, readingDays), language)
    return { icon: 'clock', text: t`Late. The deadline was ${day}.` }
  }
  if (user.rejection_reason) {
    const reason = excerptOf(user.rejection_reason, 90)
    return { icon: 'turn', text: t`Sent again. Rejected before: “${reason}”` }
  }
  if (user.email_verified === false)
    return { icon: 'mail', text: t`E-mail not confirmed. The applicant has not opened the link.` }
  if (user.role === 'team')
    return { icon: 'team', text: t`Applies for the team, which manages blogs and events.` }
  return undefined
}

/** A sentence under a row, with an icon and never a colour alone. */
export const AttentionNote = ({ icon, text }: { icon: WorkIconName; text: string }) => (
  <Line>
    <WorkIcon name={icon} />
    {text}
  </Line>
)
