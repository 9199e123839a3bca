import { Trans, useLingui } from '@lingui/react/macro'
import styled from 'styled-components'
import { ButtonLink } from '../../components/button.tsx'
import { Needle } from '../../components/needle.tsx'
import { PageBanner } from '../../components/page-banner.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { Wrap } from '../../components/wrap.tsx'
import { paths } from '../../lib/paths.ts'
import { media } from '../../styles/media.ts'

const Lost = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 380px);
  gap: var(--s7);
  align-items: center;
  padding-block: var(--section);
  ${media.belowTablet} {
    grid-template-columns: 1fr;
  }
`
const Words = styled.div`
  display: grid;
  gap: var(--s5);
  justify-items: start;
  max-inline-size: 34em;
  h2 {
    font-size: clamp(2.25rem, 1.5rem + 3vw, 3.5rem);
  }
  p {
    font-size: var(--t-l);
    line-height: 1.5;
  }
`
const Art = styled(Needle)`
  display: block;
  aspect-ratio: 1;
  color: var(--holes);
  ${media.belowTablet} {
    max-inline-size: 260px;
    inline-size: 100%;
    order: -1;
  }
`

export function NotFoundPage() {
  const { t } = useLingui()
  return (
    <>
      <PageHead title={t`Page not found`} />
      <PageBanner title="404" crumb="404" art="banner-not-found" />
      <Lost>
        <Words>
          <h2>
            <Trans>Oops! Page Not Found!</Trans>
          </h2>
          <p>
            <Trans>
              We're sorry but we can't seem to find the page you requested. This might be because you have
              typed the web address incorrectly.
            </Trans>
          </p>
          <ButtonLink to={paths.home}>
            <Trans>Back to home</Trans>
          </ButtonLink>
        </Words>
        <Art art="not-found" />
      </Lost>
    </>
  )
}
