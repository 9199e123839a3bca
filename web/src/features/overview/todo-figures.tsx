import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Overview } from 'domain/office/overview.ts'
import { daysSince, isLate } from 'domain/office/waiting.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useOrganisation } from '#lib/page-data/content.tsx'
import { useDollars } from '#lib/format/dollars.ts'
import { paths } from '#lib/paths.ts'
import { media } from '#styles/media.ts'

const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  margin-block-end: var(--s5);
  background: var(--surface);
  li + li {
    border-inline-start: 1px solid var(--line);
  }
  @container (max-width: 880px) {
    grid-template-columns: 1fr 1fr;
    li:nth-child(odd) {
      border-inline-start: 0;
    }
    li:nth-child(n + 3) {
      border-block-start: 1px solid var(--line);
    }
  }
  @container (max-width: 300px) {
    grid-template-columns: minmax(0, 1fr);
    li + li {
      border-inline-start: 0;
      border-block-start: 1px solid var(--line);
    }
  }
  ${media.forcedColours} {
    border: 1.5px solid CanvasText;
  }
`
const Entry = styled(Link)<{ $isLate: boolean }>`
  display: grid;
  gap: var(--s1);
  align-content: start;
  block-size: 100%;
  padding: var(--s4) var(--s5);
  color: inherit;
  text-decoration: none;
  line-height: 1.3;
  @container (max-width: 480px) {
    padding: var(--s4);
  }
  b {
    font: 700 2.5rem/1 var(--display);
    font-variant-numeric: lining-nums;
  }
  span {
    font-weight: 600;
  }
  small {
    color: ${({ $isLate }) => ($isLate ? 'var(--danger)' : 'var(--ink-soft)')};
    font-size: var(--t-s);
    font-weight: ${({ $isLate }) => ($isLate ? 600 : 400)};
  }
  &:hover span {
    text-decoration: underline;
  }
`

interface FigureProps {
  to: string
  value: number
  label: ReactNode
  detail: ReactNode
  isLate?: boolean
}

const Figure = ({ to, value, label, detail, isLate = false }: FigureProps) => (
  <li>
    <Entry to={to} $isLate={isLate}>
      <b>{value}</b>
      <span>{label}</span>
      {detail && <small>{detail}</small>}
    </Entry>
  </li>
)

/** Shows how much open work there is, with links to it. */
export function TodoFigures({ overview }: { overview: Overview }) {
  const { waiting, moreWaiting, unanswered, pledged, failedMails } = overview
  const { t } = useLingui()
  const { readingDays } = useOrganisation()
  const { exact } = useDollars()
  const late = waiting.filter(({ since }) => isLate(since, readingDays)).length
  const [oldest] = waiting
  const days = oldest && daysSince(oldest.since)
  const count = waiting.length + moreWaiting
  const { messages = 0, volunteers = 0, comments = 0 } = unanswered
  const sent = messages + volunteers + comments
  return (
    <Row aria-label={t`To do`}>
      <Figure
        to={paths.dashboardView('requests')}
        value={count}
        label={<Plural value={count} one="application waiting" other="applications waiting" />}
        detail={
          days !== undefined && (
            <>
              <Plural value={days} _0="sent today" one="oldest: # day" other="oldest: # days" />
              {late > 0 && t`, ${late} late`}
            </>
          )
        }
        isLate={late > 0}
      />
      <Figure
        to={paths.dashboardView('messages')}
        value={sent}
        label={<Trans>unanswered</Trans>}
        detail={
          sent > 0 && (
            <>
              <Plural value={messages} one="# message" other="# messages" />
              {', '}
              <Plural value={volunteers} one="# volunteer offer" other="# volunteer offers" />
              {', '}
              <Plural value={comments} one="# comment" other="# comments" />
            </>
          )
        }
      />
      <Figure
        to={paths.dashboardView('donations')}
        value={pledged.count}
        label={<Plural value={pledged.count} one="unpaid pledge" other="unpaid pledges" />}
        detail={pledged.count > 0 && exact(pledged.sum)}
      />
      <Figure
        to="#mail"
        value={failedMails}
        label={<Plural value={failedMails} one="e-mail not sent" other="e-mails not sent" />}
        detail={failedMails > 0 && <Trans>tried for two days, or refused by the recipient</Trans>}
        isLate={failedMails > 0}
      />
    </Row>
  )
}
