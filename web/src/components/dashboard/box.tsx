import type { ReactNode } from 'react'
import styled from 'styled-components'
import { media } from '#styles/media.ts'

/** A white box on the work area. */
export const Box = styled.section`
  padding: var(--s5);
  background: var(--surface);

  > h2 {
    margin-block-end: var(--s4);
    font-size: 1.375rem;
  }
  ${media.forcedColours} {
    border: 1px solid;
  }
`

/** Puts two boxes side by side; on phones below each other. */
export const TwoBoxes = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--s5);
  margin-block-start: var(--s5);

  ${media.belowTablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Pair = styled.div`
  display: grid;
  grid-template-columns: 9.5em minmax(0, 1fr);
  gap: var(--s3);
  padding-block: 10px;
  border-block-start: 1px solid var(--line);

  dt {
    color: var(--ink-soft);
  }
  dd {
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  ${media.belowTablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
  }
`

/** Shows names and values, each text in its own direction; a pair without a value is left out. */
export const Pairs = ({ pairs }: { pairs: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <dl>
    {pairs.map(
      ([name, value]) =>
        value && (
          <Pair key={name}>
            <dt>{name}</dt>
            <dd>{typeof value === 'string' ? <bdi>{value}</bdi> : value}</dd>
          </Pair>
        ),
    )}
  </dl>
)
