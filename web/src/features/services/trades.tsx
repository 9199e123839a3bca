import { useLingui } from '@lingui/react/macro'
import styled from 'styled-components'
import { Section } from '#components/layout/section.tsx'
import { Wrap } from '#components/layout/wrap.tsx'
import { zipPlaces } from '#lib/page-data/zip-places.ts'
import { useContent } from '#lib/page-data/content.tsx'
import { media } from '#styles/media.ts'
import { TRADE_FIGURES } from './trade-figures.ts'
import { TradeRow } from './trade-row.tsx'

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

/** Where a trade stands on the page. */
const anchorOf = (place: number) => `trade-${place + 1}`

/** An index of the trades, and what there is for each. */
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
              {trades.map(({ name }, place) => (
                <li key={name}>
                  <a href={`#${anchorOf(place)}`}>{name}</a>
                </li>
              ))}
            </ul>
          </nav>
        </Lede>
        <ul>
          {trades.map((trade, place) => (
            <TradeRow key={trade.name} id={anchorOf(place)} {...trade} />
          ))}
        </ul>
      </Columns>
    </Section>
  )
}
