import { Trans } from '@lingui/react/macro'
import type { Content } from 'domain/content/content.ts'
import styled from 'styled-components'
import { Section, SectionHead } from '#components/layout/section.tsx'
import { Wrap } from '#components/layout/wrap.tsx'
import { FixedArt } from '#components/needlework/lazy-pattern.tsx'
import type { WithHtml } from '#components/sections/site-text.tsx'
import { VALUE_FIGURES } from '#components/sections/value-figures.ts'
import { zipPlaces } from '#lib/page-data/zip-places.ts'
import { useContent } from '#lib/page-data/content.tsx'
import { onAnaar } from '#styles/grounds.ts'
import { media } from '#styles/media.ts'

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: var(--s7) var(--s5);
`
const Tag = styled.h3`
  margin-block-end: var(--s4);
  font: 700 1rem / 1.2 var(--text);
  letter-spacing: 0;
  word-spacing: 0;
`
const Vision = styled.div`
  ${onAnaar}
  position: relative;
  grid-column: span 6;
  overflow: hidden;
  padding: clamp(28px, 4vw, 52px);
  padding-block-end: 168px;
  p {
    font: 500 var(--t-aim) / 1.22 var(--display);
    word-spacing: -0.05em;
    text-wrap: pretty;
  }
  ${media.belowDesktop} {
    grid-column: 1 / -1;
    padding-block-end: 184px;
  }
`
const Star = styled(FixedArt)`
  position: absolute;
  inset-block: auto -132px;
  inset-inline: auto -56px;
  inline-size: 348px;
  ${media.belowDesktop} {
    inset-block: auto -104px;
    inset-inline: auto -44px;
    inline-size: 272px;
  }
`
const Rest = styled.div`
  display: grid;
  grid-column: 8 / -1;
  align-content: space-between;
  gap: var(--s6);
  ${media.belowDesktop} {
    grid-column: 1 / -1;
  }
`
const Mission = styled.div`
  > h3 + * {
    font-size: var(--t-l);
    line-height: 1.5;
  }
  /* the styles of formatted texts would be in every first load */
  ul {
    list-style: inside;
  }
`
const Values = styled.ul`
  li {
    display: grid;
    grid-template-columns: 44px 1fr;
    gap: var(--s4);
    align-items: center;
    padding-block: 10px;
    border-block-start: 1px solid var(--line);
    font: 600 1.25rem / 1.2 var(--display);
  }
  li:last-child {
    border-block-end: 1px solid var(--line);
  }
`
const Figure = styled(FixedArt)`
  inline-size: 44px;
  aspect-ratio: 1;
`

/** Shows the vision, the mission and the values. */
export function Aims() {
  const aims = useContent('aims')
  if (!aims) return null
  const { html }: WithHtml<Content['aims']> = aims
  return (
    <Section aria-labelledby="aims">
      <Wrap>
        <SectionHead>
          <h2 id="aims">{useContent('home')?.aims}</h2>
        </SectionHead>
        <Grid>
          <Vision>
            <Tag>
              <Trans>Our Vision</Trans>
            </Tag>
            <p>{aims.vision}</p>
            <Star art="vision" />
          </Vision>
          <Rest>
            <Mission>
              <Tag>
                <Trans>Our Mission</Trans>
              </Tag>
              {html?.['mission'] ? (
                <div dangerouslySetInnerHTML={{ __html: html['mission'] }} />
              ) : (
                <p>{aims.mission}</p>
              )}
            </Mission>
            {aims.values.length > 0 && (
              <div>
                <Tag>
                  <Trans>Our Values</Trans>
                </Tag>
                <Values>
                  {zipPlaces(aims.values, VALUE_FIGURES).map(({ name, art }) => (
                    <li key={art}>
                      <Figure art={art} />
                      {name}
                    </li>
                  ))}
                </Values>
              </div>
            )}
          </Rest>
        </Grid>
      </Wrap>
    </Section>
  )
}
