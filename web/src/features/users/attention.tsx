import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { formatMinute } from 'domain/dates.ts'
import { daysSince, isLate } from 'domain/office/waiting.ts'
import { sentAtOf } from 'domain/user.ts'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { WorkIcon, type WorkIconName } from '#components/controls/work-icon.tsx'
import { excerptOf } from 'domain/formatting/excerpt.ts'
import { useLanguage } from '#lib/format/texts.ts'
import { useOrganisation } from '#lib/page-data/content.tsx'
import type { ListedUser } from './api.ts'

const Late = styled.b`
  color: var(--danger);
`

/** Shows 'Waiting 2 days', or 'Waiting 4 days, late' after the deadline. @param since ISO 8601 */
export function WaitingTime({ since }: { since: string }) {
  const { readingDays } = useOrganisation()
  const title = formatMinute(since, useLanguage())
  const days = daysSince(since)
  if (days === 0)
    return (
      <span title={title}>
        <Trans>Sent today</Trans>
      </span>
    )
  if (isLate(since, readingDays))
    return (
      <Late title={title}>
        <Plural value={days} one="Waiting # day, late" other="Waiting # days, late" />
      </Late>
    )
  return (
    <span title={title}>
      <Plural value={days} one="Waiting # day" other="Waiting # days" />
    </span>
  )
}

/** Shows in a row how long an application waits, or that the e-mail is not confirmed where no note says so. */
export function PendingLine({ user, isQueue }: { user: ListedUser; isQueue: boolean }) {
  const { readingDays } = useOrganisation()
  const since = sentAtOf(user)
  if (isQueue || user.email_verified !== false || isLate(since, readingDays))
    return <WaitingTime since={since} />
  return (
    <span>
      <Trans>E-mail not confirmed</Trans>
    </span>
  )
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
  /* as high as a finger needs, without parting the lines */
  button {
    margin-block: -12px;
  }
`

interface Note {
  icon: WorkIconName
  text: string
}

/** Returns what to know about a suspended user or, in the queue, about an application. */
export function useAttention(user: ListedUser, isQueue: boolean): Note[] {
  const { t } = useLingui()
  const language = useLanguage()
  if (user.suspended) {
    const when = formatMinute(user.suspended.at, language)
    const who = user.suspended_by_name
    const reason = excerptOf(user.suspended.reason, 120)
    const text = who ? t`Suspended on ${when} by ${who}: “${reason}”` : t`Suspended on ${when}: “${reason}”`
    return [{ icon: 'pause', text }]
  }
  if (!isQueue) return []
  // in one line, a label needs a colon before its text
  const reason = excerptOf(user.rejection_reason?.replace(/([^.!?:؟۔\s])\n(?!\n)/g, '$1: ') ?? '', 90)
  return [
    ...(reason ? [{ icon: 'turn', text: t`Sent again. Rejected before: “${reason}”` } as const] : []),
    ...(user.email_verified === false
      ? [{ icon: 'mail', text: t`E-mail not confirmed. The applicant has not opened the link.` } as const]
      : []),
    ...(user.role === 'team'
      ? [{ icon: 'team', text: t`Applies for the team, which manages blogs and events.` } as const]
      : []),
  ]
}

/** Shows a sentence with an icon below a row, and perhaps an action. */
export const AttentionNote = ({ icon, text, children }: Note & { children?: ReactNode }) => (
  <Line>
    <WorkIcon name={icon} />
    <span>
      {text} {children}
    </span>
  </Line>
)
