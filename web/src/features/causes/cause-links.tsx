import { Trans, useLingui } from '@lingui/react/macro'
import type { Cause } from 'domain/content/causes.ts'
import styled from 'styled-components'
import { ButtonLink } from '#components/controls/button.tsx'
import { paths } from '#lib/paths.ts'
import { visuallyHidden } from '#styles/visually-hidden.ts'

const Hidden = styled.span`
  ${visuallyHidden}
`

/** Where a cause leads: to its page, and to a gift for it. */
export function CauseLinks({ cause: { id, title }, className }: { cause: Cause; className?: string }) {
  // no Trans round a title: it would read the title's own signs as elements
  const { t } = useLingui()
  return (
    <div className={className}>
      <ButtonLink to={paths.cause.to(id)} $kind="line" $small>
        <span>
          <Trans>Learn More</Trans>
          <Hidden> {t`about ${title}`}</Hidden>
        </span>
      </ButtonLink>
      <ButtonLink to={paths.donateFor(id)} $kind="give" $small>
        <span>
          <Trans>Donate Now</Trans>
          <Hidden> {t`to ${title}`}</Hidden>
        </span>
      </ButtonLink>
    </div>
  )
}
