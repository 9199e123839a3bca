import { Trans, useLingui } from '@lingui/react/macro'
import { formatWeekday, today, withClock } from 'domain/dates.ts'
import styled from 'styled-components'
import { Box, Pairs, TwoBoxes } from '#components/dashboard/box.tsx'
import { Loading } from '#components/feedback/loading.tsx'
import { LoadFailedLine } from '#components/dashboard/load-failed-line.tsx'
import { formatList } from '#lib/format/format-list.ts'
import { phoneHref } from '#lib/format/phone.ts'
import { useLanguage } from '#lib/format/texts.ts'
import { useRupees } from '#lib/format/use-rupees.ts'
import { useOrganisation } from '#lib/page-data/content.tsx'
import { paths } from '#lib/paths.ts'
import { usePageFile } from '#lib/query/use-page-file.ts'

export const Lines = styled.ul`
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

/** Shows the next event, as visitors see it. */
export function NextEventBox() {
  const language = useLanguage()
  const { t } = useLingui()
  const { data, isError, refetch } = usePageFile(paths.home2)
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
          <li>{withClock(formatWeekday(event.date, language), event.time, language)}</li>
          <li>
            <bdi>{event.location}</bdi>
          </li>
        </Lines>
      )}
      {!data && !isError && <Loading text={t`Loading...`} />}
      {!data && isError && (
        <LoadFailedLine text={t`The next event could not be loaded.`} onRetry={() => void refetch()} />
      )}
      {data && !event && (
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
  const language = useLanguage()
  const { phone, email, openingHours } = useOrganisation()
  const fees = usePageFile(paths.about).data?.content.joining?.fees ?? []
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
              <bdi dir="ltr">{phone}</bdi>
            </a>,
          ],
          [
            t`E-mail`,
            <a key="email" href={`mailto:${email}`}>
              <bdi dir="ltr">{email}</bdi>
            </a>,
          ],
          [t({ message: 'Open', context: 'opening hours' }), openingHours],
          [
            t`Yearly fee`,
            fees.length > 0 && (
              <a key="fee" href={paths.joining}>
                {formatList(
                  fees.map(({ name, everyYear }) => `${name} ${inRupees(everyYear)}`),
                  language,
                )}
              </a>
            ),
          ],
        ]}
      />
    </Box>
  )
}
