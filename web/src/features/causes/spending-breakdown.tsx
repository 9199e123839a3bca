import type { Giving } from 'domain/content/giving.ts'
import styled from 'styled-components'
import { Section } from '#components/layout/section.tsx'
import { Wrap } from '#components/layout/wrap.tsx'
import { SiteText } from '#components/sections/site-text.tsx'
import { useChamberMoney } from '#lib/page-data/use-chamber-money.ts'
import { onKora } from '#styles/grounds.ts'
import { media } from '#styles/media.ts'
import { mirrored } from '#styles/mirrored.ts'

/** The colours of the parts, in their order. */
const SILKS = ['var(--anaar)', 'var(--tota)', 'var(--genda-deep)']

const Ground = styled(Section)`
  ${onKora}
`
const Split = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
  gap: var(--s5) var(--s7);
  > div {
    display: grid;
    gap: var(--s5);
  }
  p {
    max-inline-size: 40em;
  }
  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`
const Marks = styled.svg`
  inline-size: 100%;
  block-size: 40px;
  ${mirrored}
`
const Silk = styled.path<{ $silk: number }>`
  stroke: ${({ $silk }) => SILKS[$silk]};
`
const Parts = styled.dl`
  display: grid;
  grid-template-columns: 5fr 3fr 2fr;
  gap: var(--s5);
  dt {
    font: 700 1.75rem/1 var(--display);
  }
  dd {
    margin-block-start: var(--s1);
    color: var(--ink-soft);
    font-size: var(--t-s);
    line-height: 1.4;
  }
  ${media.belowTablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s3);
    > div {
      display: grid;
      grid-template-columns: 64px 1fr;
      align-items: baseline;
    }
  }
`

/** Draws one mark for each of the hundred. */
const marks = (from: number, count: number) =>
  Array.from({ length: count }, (_none, i) => `M${(from + i) * 10 + 5} 0v40`).join('')

/** Shows how the office spent each $100: 100 marks in three colours. */
export function SpendingBreakdown({ hundred }: { hundred: Giving['hundred'] }) {
  const { heading, parts, words } = hundred
  const { short } = useChamberMoney()
  const drawn = parts.map(({ dollars }, part) => {
    const before = parts.slice(0, part).reduce((sum, { dollars: earlier }) => sum + earlier, 0)
    return marks(before, dollars)
  })
  return (
    <Ground aria-labelledby="spending-heading">
      <Split>
        <h2 id="spending-heading">{heading}</h2>
        <div>
          <Marks
            viewBox="0 0 1000 40"
            preserveAspectRatio="none"
            strokeWidth="8"
            aria-hidden="true"
            focusable="false"
          >
            {drawn.map((d, part) => (
              <Silk key={d} $silk={part} d={d} />
            ))}
          </Marks>
          <Parts>
            {parts.map(({ dollars, what }) => (
              <div key={what}>
                <dt>{short(dollars)}</dt>
                <dd>{what}</dd>
              </div>
            ))}
          </Parts>
          {words && <SiteText of={hundred} name="words" />}
        </div>
      </Split>
    </Ground>
  )
}
