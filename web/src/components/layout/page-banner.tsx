import { Trans, useLingui } from '@lingui/react/macro'
import type { ArtName } from 'domain/needlework/fixed-art.ts'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { Band } from '#components/needlework/band.tsx'
import { FixedArt } from '#components/needlework/lazy-pattern.tsx'
import { paths } from '#lib/paths.ts'
import { onNight } from '#styles/grounds.ts'
import { media } from '#styles/media.ts'
import { mirrored } from '#styles/mirrored.ts'
import { notPrinted } from '#styles/print.ts'
import { Wrap } from './wrap.tsx'

/** Width of a tile. Only whole tiles are shown; a wider window shows more. */
const TILE = { wide: '112px', phone: '96px' }

const Night = styled.section`
  ${onNight}
  @media print {
    background: none;
    color: var(--ink);
  }
  position: relative;
  overflow: hidden;
  container-type: inline-size;
  --tile: ${TILE.wide};
  --cloth: round(down, 46cqi, ${TILE.wide});
  --apart: 32px;
  ${media.belowTablet} {
    --tile: ${TILE.phone};
    --cloth: ${TILE.phone};
    --apart: 16px;
  }
`
const Words = styled(Wrap)`
  display: grid;
  align-items: center;
  min-block-size: calc(2 * var(--tile));
  padding-block: var(--s5);
  > div {
    max-inline-size: calc(
      100cqi - max(var(--gutter), (100cqi - var(--page)) / 2) - var(--cloth) - var(--apart)
    );
  }
  ${media.belowTablet} {
    align-items: end;
    padding-block: var(--s6);
  }
`
const Title = styled.h1`
  font-size: var(--t-banner);
`
const Crumbs = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px;
  margin-block-end: var(--crumbs, var(--s3));
  font-size: var(--t-s);
  color: var(--on-dark-soft);
  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    min-inline-size: 44px;
    margin-block: -10px;
    color: inherit;
  }
  /* the last of three repeats the title */
  ${media.belowTablet} {
    a ~ a ~ * {
      display: none;
    }
  }
`
const Lozenge = styled.i`
  flex: none;
  inline-size: 8px;
  block-size: 8px;
  background: var(--accent-lit);
  rotate: 45deg;
  ${media.forcedColours} {
    background: CanvasText;
  }
`
const Art = styled(FixedArt)`
  ${notPrinted}
  position: absolute;
  inset-block-end: 0;
  inset-inline-end: 0;
  inline-size: var(--cloth);
  block-size: calc(2 * var(--tile));
  overflow: hidden;
  color: var(--holes-night);
  > svg {
    block-size: 100%;
    inline-size: calc(12 * var(--tile));
    max-inline-size: none;
    ${mirrored}
    ${media.belowTablet} {
      margin-inline-start: calc(-2 * var(--tile)); /* past its open edge */
    }
  }
`

interface PageBannerProps {
  title: string
  /** The page in the breadcrumb, after Home. */
  crumb: string
  /** The page between Home and this one. */
  above?: { name: string; to: string } | undefined
  art: ArtName & `banner-${string}`
}

/** Renders the banner of an inner page: breadcrumb, title and a drawing. */
export function PageBanner({ title, crumb, above, art }: PageBannerProps) {
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
              {above && (
                <>
                  <Link to={above.to}>{above.name}</Link>
                  <Lozenge />
                </>
              )}
              <span aria-current="page">{crumb}</span>
            </Crumbs>
            <Title>{title}</Title>
          </div>
        </Words>
        <Art art={art} />
      </Night>
      <Band $border="lehriya" />
    </>
  )
}
