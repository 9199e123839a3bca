import type { Trade } from 'domain/content/services.ts'
import type { ArtName } from 'domain/needlework/fixed-art.ts'
import styled from 'styled-components'
import { FixedArt } from '#components/needlework/lazy-pattern.tsx'
import { media } from '#styles/media.ts'

const Row = styled.li`
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

/** One trade: its figure, and what there is for it and how. */
export const TradeRow = ({ id, art, name, who, offers }: Trade & { id: string; art: ArtName }) => (
  <Row id={id}>
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
  </Row>
)
