import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { ButtonLink } from '#components/controls/button.tsx'
import { Wrap } from '#components/layout/wrap.tsx'
import { FixedArt } from '#components/needlework/lazy-pattern.tsx'
import { paths } from '#lib/paths.ts'
import { onAnaar } from '#styles/grounds.ts'
import { media } from '#styles/media.ts'

const Ground = styled.section`
  ${onAnaar}
  overflow: hidden;
`
const Halves = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
  align-items: center;
  ${media.belowTablet} {
    grid-template-columns: 1fr;
  }
`
const Say = styled.div`
  display: grid;
  gap: var(--s5);
  justify-items: start;
  padding-block: var(--section);
  p {
    max-inline-size: 32em;
    font-size: var(--t-l);
    line-height: 1.5;
  }
  p a {
    color: inherit;
  }
  ${media.belowTablet} {
    padding-block-end: var(--s6);
  }
`
const Art = styled(FixedArt)`
  position: relative;
  align-self: stretch;
  svg {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    block-size: 100%;
    inline-size: auto;
    max-inline-size: none;
  }
  /* where it no longer reaches the edge of the window it ends with the page's content */
  @media (min-width: 1424px) {
    overflow: hidden;
  }
  ${media.belowTablet} {
    aspect-ratio: 4 / 2.5;
    margin-inline: calc(-1 * var(--gutter));
    svg {
      inline-size: 100%;
    }
  }
`

/** Asks visitors to volunteer. */
export const VolunteerBanner = () => (
  <Ground aria-labelledby="volunteer">
    <Halves>
      <Say>
        <h2 id="volunteer">
          <Trans>One afternoon of yours can open her shop</Trans>
        </h2>
        <p>
          <Trans>
            Teach bookkeeping, photograph a stall, read a contract aloud, drive the sample box to the post.
            <Link to={paths.volunteer}>Tell us what you can do</Link>, and we will find who needs it.
          </Trans>
        </p>
        <ButtonLink to={paths.register} $kind="give">
          <Trans>Become A Volunteer</Trans>
        </ButtonLink>
      </Say>
      <Art art="hands" />
    </Halves>
  </Ground>
)
