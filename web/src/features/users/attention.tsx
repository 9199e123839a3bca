import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { formatDay, formatMinute } from 'domain/dates.ts'
import { deriveStatus } from 'domain/status.ts'
import { daysSince, isLate, promisedBy } from 'domain/office/waiting.ts'
import { sentAtOf } from 'domain/user.ts'
import styled from 'styled-components'
import { WorkIcon, type WorkIconName } from '#components/controls/work-icon.tsx'
import { excerptOf } from '#lib/format/excerpt.ts'
import { useLanguage } from '#lib/format/texts.ts'
import { useOrganisation } from '#lib/page-data/content.tsx'
import type { ListedUser } from './api.ts'

/** Shows 'waiting 2 days', in bold after the deadline. @param since ISO 8601 */
export function WaitingTime({ since }: { since: string }) {
  const { readingDays } = useOrganisation()
  const title = formatMinute(since, useLanguage())
  const days = daysSince(since)
  if (days === 0)
    return (
      <span title={title}>
        <Trans>sent today</Trans>
      </span>
    )
  const words = <Plural value={days} one="waiting # day" other="waiting # days" />
  return isLate(since, readingDays) ? <b title={title}>{words}</b> : <span title={title}>{words}</span>
}

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

/** Returns the most important thing to know about an application or a suspended user; undefined if there is nothing. */
export function useAttention(user: ListedUser): { icon: WorkIconName; text: string } | undefined {
  const { t } = useLingui()
  const { readingDays } = useOrganisation()
  const language = useLanguage()
  if (user.suspended) {
    const when = formatMinute(user.suspended.at, language)
    const reason = excerptOf(user.suspended.reason, 120)
    return { icon: 'pause', text: t`Suspended on ${when}: “${reason}”` }
  }
  if (deriveStatus(user) !== 'pending') return undefined
  if (isLate(sentAtOf(user), readingDays)) {
    const day = formatDay(promisedBy(sentAtOf(user), readingDays), language)
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

/** Shows a sentence with an icon below a row. */
export const AttentionNote = ({ icon, text }: { icon: WorkIconName; text: string }) => (
  <Line>
    <WorkIcon name={icon} />
    {text}
  </Line>
)
