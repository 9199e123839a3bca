import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { formatShort, instantOf } from 'domain/dates.ts'
import type { Today } from 'domain/office/today.ts'
import { daysSince, isLate, promisedBy } from 'domain/office/waiting.ts'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { ButtonLink } from '#components/controls/button.tsx'
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
import { i18n, loadTexts } from '#lib/format/i18n.ts'
import { useLanguage } from '#lib/format/texts.ts'
import { useOrganisation } from '#lib/page-data/content.tsx'
import { paths } from '#lib/paths.ts'
import { narrowList } from '#styles/narrow-list.ts'
import { Need } from './need.tsx'
import type { FaultsProps } from './faults.tsx'

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

const Late = styled.span`
  color: var(--danger);
  font-weight: 700;
`

const Unknown = styled.div`
  padding: var(--s2) var(--s5);
  border-block-start: 1px solid var(--line);

  ${narrowList} {
    padding-inline: var(--s4);
  }
`

const Ages = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 2px var(--s4);
`

const Names = styled.ul`
  margin-block-start: var(--s1);
  font-size: var(--t-s);
  line-height: 1.35;

  > li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s2);
    align-items: center;
    min-block-size: 32px;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 32px;
    font-weight: 600;
  }
  svg {
    inline-size: 18px;
    block-size: 18px;
    color: var(--danger);
  }
`

/** Loaded where something failed: its buttons bring yup. */
const Faults = latePart<FaultsProps>('faults', async () => {
  const [part] = await Promise.all([import('./faults.tsx'), loadTexts(i18n, 'office')])
  return part.Faults
})

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
        <Applications today={today} day={day} count={applications} />
        <Messages message={today.message} count={messages} />
        <Pledges {...today} />
        <Comments comment={today.comment} count={comments} />
        <Offers offer={today.offer} count={volunteers} />
      </ul>
    </Box>
  )
}

/** How many names a line shows. */
const NAMED = 3

interface ApplicationsProps extends Pick<NeedsProps, 'today' | 'day'> {
  count: number
}

function Applications({ today: { waiting, moreWaiting }, day, count }: ApplicationsProps) {
  const { readingDays } = useOrganisation()
  const now = instantOf(day, '12:00')
  const late = waiting.filter(({ since }) => isLate(since, readingDays, now))
  const due = waiting.filter(({ since }) => promisedBy(since, readingDays) === day)
  const newer = waiting.length + moreWaiting - late.length - due.length
  const [oldest] = waiting
  return (
    <Need
      count={oldest ? count : 0}
      isBad={late.length > 0}
      title={<Plural value={count} one="application waiting" other="applications waiting" />}
      action={
        oldest && (
          <ButtonLink to={paths.dashboardEntry('requests', oldest.id)} $small>
            <Trans>Start with the oldest</Trans>
          </ButtonLink>
        )
      }
      below={
        <Names>
          {late.slice(0, NAMED).map(({ id, full_name, since }) => (
            <li key={id}>
              <Icon name="clock" />
              <Applicant id={id} name={full_name} />
              <span>
                <Plural value={daysSince(since, now)} one="waiting # day," other="waiting # days," />{' '}
                <Late>
                  <DaysLate since={promisedBy(since, readingDays)} day={day} />
                </Late>
              </span>
            </li>
          ))}
          {late.length > NAMED && (
            <li>
              <Trans>and {late.length - NAMED} more</Trans>
            </li>
          )}
          {due.length > 0 && (
            <li>
              <span>
                <Trans>Due today:</Trans>
              </span>
              {due.slice(0, NAMED).map(({ id, full_name }) => (
                <Applicant key={id} id={id} name={full_name} />
              ))}
              {due.length > NAMED && <Trans>and {due.length - NAMED} more</Trans>}
            </li>
          )}
          {oldest && late.length === 0 && due.length === 0 && (
            <li>
              <span>
                <Trans>Oldest:</Trans>
              </span>
              <Applicant id={oldest.id} name={oldest.full_name} />
              <span>
                <Plural
                  value={daysSince(oldest.since, now)}
                  _0="sent today"
                  one="waiting # day"
                  other="waiting # days"
                />
              </span>
            </li>
          )}
        </Names>
      }
    >
      {(late.length > 0 || due.length > 0) && (
        <Ages>
          {late.length > 0 && (
            <Late>
              <Plural value={late.length} one="# late" other="# late" />
            </Late>
          )}
          {due.length > 0 && (
            <span>
              <b>{due.length}</b> <Trans>due today</Trans>
            </span>
          )}
          {newer > 0 && (
            <span>
              <Plural value={newer} one="# newer" other="# newer" />
            </span>
          )}
        </Ages>
      )}
    </Need>
  )
}

const Applicant = ({ id, name }: { id: string; name: string }) => (
  <Link to={paths.dashboardEntry('requests', id)}>
    <bdi>{name}</bdi>
  </Link>
)

/** Says how many days ago the decision was due. @param since that day, YYYY-MM-DD @param day today */
const DaysLate = ({ since, day }: { since: string; day: string }) => (
  <Plural
    value={Math.max(1, Math.round((Date.parse(day) - Date.parse(since)) / 86_400_000))}
    one="# day late"
    other="# days late"
  />
)

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
