import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { formatShort } from 'domain/dates.ts'
import type { Today } from 'domain/office/today.ts'
import styled from 'styled-components'
import { Icon } from '#components/controls/icon.tsx'
import { MiniLink } from '#components/controls/mini-button.tsx'
import { WorkIcon } from '#components/controls/work-icon.tsx'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { Loading } from '#components/feedback/loading.tsx'
import { LoadFailedLine } from '#components/dashboard/load-failed-line.tsx'
import { latePart } from '#components/dashboard/late-part.tsx'
import { usePublished } from '#lib/firebase/live-queries.ts'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { formatList } from '#lib/format/format-list.ts'
import { useMoney } from '#lib/format/use-money.ts'
import { useLanguage } from '#lib/format/texts.ts'
import { paths } from '#lib/paths.ts'
import { narrowList } from '#styles/narrow-list.ts'
import { ApplicationsNeed } from './applications-need.tsx'
import type { FaultsProps } from './faults.tsx'
import { Need } from './need.tsx'

const Box = styled.section`
  border: 1px solid var(--line);
  background: var(--surface);

  > header {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    gap: var(--s4);
    padding: var(--s4) var(--s5) 14px;
  }
  > header > p {
    color: var(--ink-soft);
    font-size: var(--t-s);
  }
  > header > h2 {
    font-size: 1.5rem;
  }
  ${narrowList} {
    > header {
      padding: 14px var(--s4);
    }
  }
`

const Unknown = styled.div`
  padding: var(--s2) var(--s5);
  border-block-start: 1px solid var(--line);

  ${narrowList} {
    padding-inline: var(--s4);
  }
`

/** Loaded where something failed: its buttons bring yup. */
const Faults = latePart<FaultsProps>('faults', async () => (await import('./faults.tsx')).Faults)

interface NeedsProps {
  today: Today
  /** YYYY-MM-DD. */
  day: string
  session: OpenSession
}

/** Shows what needs a person: first what was not published, then what waits. The order is fixed. The strip above says what does not work. */
export function Needs({ today, day, session }: NeedsProps) {
  const { t } = useLingui()
  const { counts, pledged, missed } = today
  const published = usePublished(session)
  const site = published.status === 'ready' ? published.data : undefined
  const leftOut = site?.leftOut ?? []
  const { applications = 0, messages = 0, comments = 0, volunteers = 0 } = counts
  const open = [leftOut.length, applications, messages, pledged.count, comments, volunteers, missed.length]
  const isUnknown = published.status === 'failed' || published.status === 'unreachable'
  const isIdle = open.every((count) => count === 0)
  if (isIdle && published.status === 'loading')
    return (
      <Box aria-label={t`Needs you`}>
        <Loading text={t`Loading...`} />
      </Box>
    )
  if (isIdle && !isUnknown)
    return (
      <Box aria-label={t`Needs you`}>
        <EmptyState text={t`Nothing needs you now.`} isSewn />
      </Box>
    )
  return (
    <Box aria-labelledby="needs">
      <header>
        <h2 id="needs">
          <Trans>Needs you</Trans>
        </h2>
        <p>
          <Trans>Oldest first</Trans>
        </p>
      </header>
      {isUnknown && (
        <Unknown>
          <LoadFailedLine text={t`The publishing status could not be loaded.`} onRetry={published.retry} />
        </Unknown>
      )}
      {(leftOut.length > 0 || missed.length > 0) && <Faults missed={missed} leftOut={leftOut} />}
      <ul>
        <ApplicationsNeed today={today} day={day} count={applications} />
        <Messages message={today.message} count={messages} />
        <Pledges {...today} />
        <Comments comment={today.comment} count={comments} />
        <Offers offer={today.offer} count={volunteers} />
      </ul>
    </Box>
  )
}

function Messages({ message, count }: { message: Today['message']; count: number }) {
  const { t } = useLingui()
  const language = useLanguage()
  if (!message) return null
  const { id, name, about, createdAt } = message
  const subject = about || t`A question about an event`
  const day = formatShort(createdAt, language)
  return (
    <Need
      count={count}
      title={<Plural value={count} one="unanswered message" other="unanswered messages" />}
      action={
        <MiniLink to={paths.replyTo(id)}>
          <Icon name="reply" />
          <Trans>Reply</Trans>
        </MiniLink>
      }
    >
      <p>
        <Trans>
          Oldest: <bdi>{name}</bdi>, {day}.
        </Trans>{' '}
        <bdi>“{subject}”</bdi>
      </p>
    </Need>
  )
}

function Pledges(today: Today) {
  const { t } = useLingui()
  const { exact } = useMoney()
  const language = useLanguage()
  const { pledges } = today
  const [oldest] = pledges
  if (!oldest) return null
  const totals = [today, ...today.otherCurrencies].filter(({ pledged }) => pledged.count > 0)
  const count = totals.reduce((all, { pledged }) => all + pledged.count, 0)
  const more = count - pledges.length
  const sum = formatList(
    totals.map(({ pledged, currency }) => exact(pledged.sum, currency)),
    language,
  )
  return (
    <Need
      count={count}
      title={<Plural value={count} one="unpaid pledge" other="unpaid pledges" />}
      action={
        <MiniLink to={paths.dashboardEntry('donations', oldest.id)}>
          <Icon name="document" />
          <Trans>Open</Trans>
        </MiniLink>
      }
    >
      <p>
        <Trans>
          <b>{sum}</b> pledged:
        </Trans>{' '}
        {formatList(
          pledges.map(
            ({ name, amount, currency }) => `${name || t`A former user`} ${exact(amount, currency)}`,
          ),
          language,
        )}
        {more > 0 && (
          <>
            {' '}
            <Trans>and {more} more</Trans>
          </>
        )}
      </p>
    </Need>
  )
}

function Comments({ comment, count }: { comment: Today['comment']; count: number }) {
  if (!comment) return null
  const { id, name, about } = comment
  return (
    <Need
      count={count}
      title={
        <Plural value={count} one="comment waiting for approval" other="comments waiting for approval" />
      }
      action={
        <MiniLink to={paths.dashboardEntry('comments', id)}>
          <WorkIcon name="eye" />
          <Trans>Read</Trans>
        </MiniLink>
      }
    >
      <p>
        {about ? (
          <Trans>
            Oldest: <bdi>{name}</bdi>, on <bdi>“{about}”</bdi>
          </Trans>
        ) : (
          <Trans>
            Oldest: <bdi>{name}</bdi>
          </Trans>
        )}
      </p>
    </Need>
  )
}

function Offers({ offer, count }: { offer: Today['offer']; count: number }) {
  if (!offer) return null
  const { id, name, about } = offer
  return (
    <Need
      count={count}
      title={<Plural value={count} one="volunteer offer" other="volunteer offers" />}
      action={
        <MiniLink to={paths.dashboardEntry('volunteers', id)}>
          <Icon name="document" />
          <Trans>Open</Trans>
        </MiniLink>
      }
    >
      <p>
        {about ? (
          <Trans>
            Oldest: <bdi>{name}</bdi>, <bdi>“{about}”</bdi>
          </Trans>
        ) : (
          <Trans>
            Oldest: <bdi>{name}</bdi>
          </Trans>
        )}
      </p>
    </Need>
  )
}
