import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { formatWeekday, today } from 'domain/dates.ts'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { Box, Pairs, TwoBoxes } from '#components/dashboard/box.tsx'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { phoneHref } from '#lib/format/phone.ts'
import { useLanguage } from '#lib/format/texts.ts'
import { useRupees } from '#lib/format/use-rupees.ts'
import { useOrganisation } from '#lib/page-data/content.tsx'
import { paths } from '#lib/paths.ts'
import { useDrafts, usePublicFile, useWaitingComments } from '../api.ts'

const Lines = styled.ul`
  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s2);
    align-items: center;
    min-block-size: 44px;
    border-block-start: 1px solid var(--line);
    overflow-wrap: anywhere;
  }
  a {
    font-weight: 600;
  }
`

/** Shows a member the next event, the yearly fees and how to reach the office. */
export function MemberBoxes() {
  return (
    <TwoBoxes>
      <NextEventBox />
      <OfficeBox />
    </TwoBoxes>
  )
}

/** Shows the team what waits for it, and the next event. */
export function TeamBoxes({ session }: { session: OpenSession }) {
  return (
    <TwoBoxes>
      <WorkBox session={session} />
      <NextEventBox />
    </TwoBoxes>
  )
}

function NextEventBox() {
  const language = useLanguage()
  const { data, isError } = usePublicFile(paths.home2)
  const event = data?.events?.coming.find(({ date }) => date >= today())
  return (
    <Box>
      <h2>
        <Trans>Next event</Trans>
      </h2>
      {event && (
        <Lines>
          <li>
            <a href={paths.eventDetails.to(event.id)}>
              <bdi>{event.title}</bdi>
            </a>
          </li>
          <li>
            {formatWeekday(event.date, language)}, {event.time}
          </li>
          <li>
            <bdi>{event.location}</bdi>
          </li>
        </Lines>
      )}
      {(data ?? isError) && !event && (
        <p>
          <Trans>No event is planned yet.</Trans>{' '}
          <a href={paths.events}>
            <Trans>All events</Trans>
          </a>
        </p>
      )}
    </Box>
  )
}

function OfficeBox() {
  const { t } = useLingui()
  const inRupees = useRupees()
  const { phone, email, openingHours } = useOrganisation()
  const fees = usePublicFile(paths.about).data?.content.joining?.fees ?? []
  return (
    <Box>
      <h2>
        <Trans>The office</Trans>
      </h2>
      <Pairs
        pairs={[
          [
            t`Phone`,
            <a key="phone" href={phoneHref(phone)}>
              <bdi>{phone}</bdi>
            </a>,
          ],
          [
            t`E-mail`,
            <a key="email" href={`mailto:${email}`}>
              {email}
            </a>,
          ],
          [t`Open`, openingHours],
          [
            t`Yearly fee`,
            fees.length > 0 && (
              <a key="fee" href={paths.joining}>
                {fees.map(({ name, everyYear }) => `${name} ${inRupees(everyYear)}`).join(', ')}
              </a>
            ),
          ],
        ]}
      />
    </Box>
  )
}

/** How many drafts are named. */
const NAMED = 3

function WorkBox({ session }: { session: OpenSession }) {
  const comments = useWaitingComments()
  const blogs = useDrafts(session, 'blogs')
  const events = useDrafts(session, 'events')
  const drafts = [
    ...blogs.map(({ id, title }) => ({ id, title, tab: 'blogs' as const })),
    ...events.map(({ id, title }) => ({ id, title, tab: 'events' as const })),
  ]
  return (
    <Box>
      <h2>
        <Trans>Needs you</Trans>
      </h2>
      <Lines>
        {comments > 0 && (
          <li>
            <Link to={paths.dashboardView('comments')}>
              <Plural
                value={comments}
                one="# comment waiting for approval"
                other="# comments waiting for approval"
              />
            </Link>
          </li>
        )}
        {drafts.slice(0, NAMED).map(({ id, title, tab }) => (
          <li key={id}>
            <Trans>Draft:</Trans>
            <Link to={paths.editPost(tab, id)}>
              <bdi>{title}</bdi>
            </Link>
          </li>
        ))}
        {drafts.length > NAMED && (
          <li>
            <Link to={paths.dashboardView('blogs')}>
              <Trans>and {drafts.length - NAMED} more</Trans>
            </Link>
          </li>
        )}
        {comments === 0 && drafts.length === 0 && (
          <li>
            <Trans>Nothing needs you now.</Trans>
          </li>
        )}
      </Lines>
    </Box>
  )
}
