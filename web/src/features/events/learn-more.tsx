import { Trans, useLingui } from '@lingui/react/macro'
import styled from 'styled-components'
import { Icon } from '#components/controls/icon.tsx'
import { MoreLink } from '#components/layout/section.tsx'
import { paths } from '#lib/paths.ts'
import { visuallyHidden } from '#styles/visually-hidden.ts'

const Subject = styled.span`
  ${visuallyHidden}
`

/** What an event is, for those who hear a link or find it elsewhere and do not see what stands around it. */
export function AboutEvent({ title }: { title: string }) {
  // no Trans: it would read a title's own signs as elements
  const { t } = useLingui()
  return <Subject> {t`about ${title}`}</Subject>
}

interface LearnMoreProps {
  event: { id: string; title: string }
  className?: string
}

/** Leads to the page of an event. */
export const LearnMore = ({ event: { id, title }, className }: LearnMoreProps) => (
  <MoreLink to={paths.eventDetails.to(id)} className={className}>
    <span>
      <Trans>Learn More</Trans>
      <AboutEvent title={title} />
    </span>
    <Icon name="arrow" />
  </MoreLink>
)
