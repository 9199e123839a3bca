import { Trans } from '@lingui/react/macro'
import styled from 'styled-components'
import { Section, SectionHead } from '#components/layout/section.tsx'
import { Wrap } from '#components/layout/wrap.tsx'
import { FixedArt } from '#components/needlework/lazy-pattern.tsx'
import { VALUE_FIGURES } from '#components/sections/value-figures.ts'
import { zipPlaces } from '#lib/page-data/zip-places.ts'
import { useContent } from '#lib/page-data/content.tsx'
import { media } from '#styles/media.ts'

const Five = styled.ul`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: var(--s5);
  h3 {
    margin-block-end: var(--s2);
    font-size: 1.375rem;
  }
  p {
    color: var(--ink-soft);
    font-size: 1rem;
    line-height: 1.5;
  }
  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s4);
    li {
      display: grid;
      grid-template-columns: 72px minmax(0, 1fr);
      gap: var(--s4);
      align-items: center;
    }
    h3 {
      margin: 0;
      font-size: var(--t-value);
    }
  }
`
const Figure = styled(FixedArt)`
  display: block;
  inline-size: 144px;
  max-inline-size: 100%;
  aspect-ratio: 1;
  margin-block-end: var(--s5);
  ${media.belowDesktop} {
    inline-size: 72px;
    margin: 0;
  }
`

/** Lists the chamber's values, each with what it means. */
export function Values() {
  const values = useContent('aims')?.values ?? []
  if (values.length === 0) return null
  return (
    <Section aria-labelledby="values">
      <Wrap>
        <SectionHead>
          <h2 id="values">
            <Trans>Our Values</Trans>
          </h2>
        </SectionHead>
        <Five>
          {zipPlaces(values, VALUE_FIGURES).map(({ name, text, art }) => (
            <li key={art}>
              <Figure art={art} />
              <div>
                <h3>{name}</h3>
                {text && <p>{text}</p>}
              </div>
            </li>
          ))}
        </Five>
      </Wrap>
    </Section>
  )
}
