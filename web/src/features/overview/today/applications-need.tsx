import { Plural, Trans } from '@lingui/react/macro'
import { instantOf } from 'domain/dates.ts'
import type { Today } from 'domain/office/today.ts'
import { daysSince, isLate, promisedBy } from 'domain/office/waiting.ts'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { ButtonLink } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icon.tsx'
import { useOrganisation } from '#lib/page-data/content.tsx'
import { paths } from '#lib/paths.ts'
import { Need } from './need.tsx'

const Late = styled.span`
  color: var(--danger);
  font-weight: 700;
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

/** How many names a line shows. */
const NAMED = 3

interface ApplicationsNeedProps {
  today: Today
  /** YYYY-MM-DD. */
  day: string
  /** How many wait. */
  count: number
}

/** Shows how many applications wait, whose decision is late or due today, and leads to the oldest. */
export function ApplicationsNeed({ today: { waiting, moreWaiting }, day, count }: ApplicationsNeedProps) {
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
