import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { ButtonLink } from '#components/controls/button.tsx'
import { paths } from '#lib/paths.ts'
import type { CauseWithStory } from '#lib/page-data/use-causes.ts'
import { useChamberMoney } from '#lib/page-data/use-chamber-money.ts'
import { onGenda } from '#styles/grounds.ts'
import { visuallyHidden } from '#styles/visually-hidden.ts'
import { CauseAmounts } from '../cause-parts.tsx'

const Panel = styled.section`
  ${onGenda}
  display: grid;
  gap: var(--s4);
  padding: var(--s5);
  > h2 {
    font-size: 1.75rem;
  }
  > :is(h2, p) {
    color: var(--ink);
  }
`
const Words = styled.p`
  font-size: var(--t-s);
  line-height: 1.45;
`
const Quick = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  li {
    min-inline-size: calc(25% - 6px);
  }
  a {
    display: grid;
    place-items: center;
    min-block-size: 48px;
    border: 2px solid var(--ink);
    border-radius: var(--radius);
    color: var(--ink);
    font-weight: 700;
    text-decoration: none;
  }
  a:hover {
    background: var(--ink);
    color: var(--on-dark);
  }
`
const NightButton = styled(ButtonLink)`
  background: var(--raat);
  color: var(--on-dark);
  &:hover {
    background: var(--surface-dark-raised);
  }
`
const Hidden = styled.span`
  ${visuallyHidden}
`

/** Offers the suggested amounts of a cause; each opens the donation form with the amount chosen. */
export function DonatePanel({ entry: { cause, story } }: { entry: CauseWithStory }) {
  const { t } = useLingui()
  const { short } = useChamberMoney()
  const { id, title } = cause
  return (
    <Panel aria-labelledby="give-heading">
      <h2 id="give-heading">
        <Trans>Donate to this cause</Trans>
      </h2>
      <CauseAmounts cause={cause} />
      {story && story.sums.length > 0 && (
        <Quick>
          {story.sums.map(({ dollars }) => (
            <li key={dollars}>
              <Link to={paths.donateFor(id, dollars)}>
                <span>
                  <Hidden>
                    <Trans>Donate</Trans>{' '}
                  </Hidden>
                  {short(dollars)}
                  <Hidden> {t`to ${title}`}</Hidden>
                </span>
              </Link>
            </li>
          ))}
        </Quick>
      )}
      <NightButton to={paths.donateFor(id)}>
        <span>
          <Trans>Donate Now</Trans>
          <Hidden> {t`to ${title}`}</Hidden>
        </span>
      </NightButton>
      <Words>
        <Trans>Choose the amount and the cause on the next page.</Trans>
      </Words>
    </Panel>
  )
}
