import { useLingui } from '@lingui/react/macro'
import type { Trade } from 'domain/content/services.ts'
import type { ArtName } from 'domain/needlework/fixed-art.ts'
import styled from 'styled-components'
import { Section } from '#components/layout/section.tsx'
import { Wrap } from '#components/layout/wrap.tsx'
import { FixedArt } from '#components/needlework/lazy-pattern.tsx'
import { useContent } from '#lib/page-data/content.tsx'
import { zipPlaces } from '#lib/page-data/zip-places.ts'
import { media } from '#styles/media.ts'

/** Drawings of the trades, in their order. */
const TRADE_FIGURES: readonly { art: ArtName }[] = [
  { art: 'trade-1' },
  { art: 'trade-2' },
  { art: 'trade-3' },
  { art: 'trade-4' },
  { art: 'trade-5' },
  { art: 'trade-6' },
  { art: 'trade-7' },
  { art: 'trade-8' },
  { art: 'trade-9' },
  { art: 'trade-10' },
  { art: 'trade-11' },
  { art: 'trade-12' },
]

const TradeItem = styled.li`
  display: grid;
  grid-template-columns: 120px minmax(0, 1fr);
  gap: var(--s6);
  padding-block: var(--s6);
  border-block-start: 1px solid var(--line);
  scroll-margin-block-start: var(--s4);
  &:first-child {
    padding-block-start: 0;
    border: 0;
  }
  h3 {
    font-size: 1.75rem;
  }
  ${media.belowTablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s4);
  }
`
const Figure = styled(FixedArt)`
  display: block;
  inline-size: 120px;
  aspect-ratio: 1;
  ${media.belowTablet} {
    inline-size: 84px;
  }
`
const Who = styled.p`
  color: var(--ink-soft);
  font-size: var(--t-s);
  &::first-letter {
    text-transform: uppercase;
  }
`
const Offers = styled.dl`
  margin-block-start: var(--s4);
  > div {
    display: grid;
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    gap: 2px var(--s5);
    padding-block: 10px;
    border-block-start: 1px solid var(--line);
    line-height: 1.4;
    ${media.belowTablet} {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  dt {
    font-weight: 600;
  }
  dd {
    color: var(--ink-soft);
    font-size: 1rem;
  }
`

/** Renders one trade with its services. */
const TradeRow = ({ id, art, name, who, offers }: Trade & { id: string; art: ArtName }) => (
  <TradeItem id={id}>
    <Figure art={art} />
    <div>
      <h3>{name}</h3>
      {who && <Who>{who}</Who>}
      {offers.length > 0 && (
        <Offers>
          {offers.map(({ what, how }) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{how}</dd>
            </div>
          ))}
        </Offers>
      )}
    </div>
  </TradeItem>
)

const Columns = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
  gap: var(--s7);
  align-items: start;
  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s5);
  }
`
const Lede = styled.div`
  position: sticky;
  inset-block-start: var(--s5);
  display: grid;
  gap: var(--s4);
  > p {
    font-size: var(--t-l);
    line-height: 1.5;
  }
  a {
    display: flex;
    align-items: center;
    min-block-size: 44px;
    font-weight: 600;
  }
  ${media.belowDesktop} {
    position: static;
  }
`

/** Returns the id of a trade's row, for links within the page. */
const anchorOf = (index: number) => `trade-${index + 1}`

/** Lists all trades with an index of links. */
export function Trades() {
  const { t } = useLingui()
  const services = useContent('services')
  const trades = zipPlaces(services?.trades ?? [], TRADE_FIGURES)
  if (trades.length === 0) return null
  return (
    <Section aria-labelledby="trades">
      <Columns>
        <Lede>
          <h2 id="trades">{services?.heading}</h2>
          <p>{services?.lead}</p>
          <nav aria-label={t`Trades`}>
            <ul>
              {trades.map(({ name }, index) => (
                <li key={name}>
                  <a href={`#${anchorOf(index)}`}>{name}</a>
                </li>
              ))}
            </ul>
          </nav>
        </Lede>
        <ul>
          {trades.map((trade, index) => (
            <TradeRow key={trade.name} id={anchorOf(index)} {...trade} />
          ))}
        </ul>
      </Columns>
    </Section>
  )
}
