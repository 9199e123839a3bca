import { Trans, useLingui } from '@lingui/react/macro'
import type { ArtName } from 'domain/needlework/fixed-art.ts'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { Band } from '#components/needlework/band.tsx'
import { FixedArt } from '#components/needlework/lazy-pattern.tsx'
import { paths } from '#lib/paths.ts'
import { onNight } from '#styles/grounds.ts'
import { media } from '#styles/media.ts'
import { Wrap } from './wrap.tsx'

const Night = styled.section`
  ${onNight}
  position: relative;
  overflow: hidden;
`
const Words = styled(Wrap)`
  display: grid;
  align-items: center;
  min-block-size: 220px;
  padding-block: var(--s6);
  ${media.belowTablet} {
    min-block-size: 176px;
    align-items: end;
    padding-inline-end: 116px;
  }
`
const Title = styled.h1`
  font-size: clamp(2.25rem, 1.5rem + 3vw, 3.5rem);
  ${media.belowTablet} {
    font-size: 2.125rem;
  }
`
const Crumbs = styled.nav`
  position: relative;
  z-index: 1;
  display: flex;
  align-items: center;
  gap: 10px;
  margin-block-end: var(--s3);
  font-size: var(--t-s);
  color: var(--on-dark-soft);
  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    margin-block: -10px;
    color: inherit;
  }
`
const Lozenge = styled.i`
  inline-size: 8px;
  block-size: 8px;
  background: var(--accent-lit);
  rotate: 45deg;
`
const Art = styled(FixedArt)`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  inline-size: 46%;
  max-inline-size: 590px; /* as in a window of 1280 px: wider, more of its figures would be cut */
  color: var(--holes-night);
  > svg {
    block-size: 100%;
    inline-size: 100%;
  }
  ${media.belowTablet} {
    inline-size: auto;
    aspect-ratio: 1 / 2;
  }
`

interface PageBannerProps {
  title: string
  /** The page in the breadcrumb, after Home. */
  crumb: string
  art: ArtName & `banner-${string}`
}

/** The head of every inner page: where it is, its title, a cloth seeded by its route. */
export function PageBanner({ title, crumb, art }: PageBannerProps) {
  const { t } = useLingui()
  return (
    <>
      <Night>
        <Words>
          <div>
            <Crumbs aria-label={t`Breadcrumb`}>
              <Link to={paths.home}>
                <Trans>Home</Trans>
              </Link>
              <Lozenge />
              <span aria-current="page">{crumb}</span>
            </Crumbs>
            <Title>{title}</Title>
          </div>
        </Words>
        <Art art={art} />
      </Night>
      <Band $border="lehriya" $thin />
    </>
  )
}
