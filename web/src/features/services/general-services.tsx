import { Trans } from '@lingui/react/macro'
import styled from 'styled-components'
import { ButtonLink } from '#components/controls/button.tsx'
import { Section, SectionHead } from '#components/layout/section.tsx'
import { Wrap } from '#components/layout/wrap.tsx'
import { Formatted } from '#components/sections/description.tsx'
import { SiteText } from '#components/sections/site-text.tsx'
import { useContent } from '#lib/page-data/content.tsx'
import { paths } from '#lib/paths.ts'
import { onKora } from '#styles/grounds.ts'
import { media } from '#styles/media.ts'

const Ground = styled(Section)`
  ${onKora}
`
/* the first service beside the rows of the others */
const Desk = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: var(--s6) var(--s7);
  align-items: start;
  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`
const First = styled.div`
  display: grid;
  gap: var(--s4);
  justify-items: start;
  h3 {
    font-size: 1.75rem;
  }
  :is(p, ${Formatted}) {
    font-size: var(--t-l);
    line-height: 1.5;
  }
`
const Others = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--s6) var(--s7);
  h3 {
    margin-block-end: var(--s2);
    font-size: 1.375rem;
  }
  :is(p, ${Formatted}) {
    color: var(--ink-soft);
    font-size: 1rem;
    line-height: 1.5;
  }
  > :last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }
  ${media.belowTablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** Shows the services for every business, the help desk first. */
export function GeneralServices() {
  const [first, ...others] = useContent('services')?.services ?? []
  if (!first) return null
  return (
    <Ground aria-labelledby="every-trade">
      <Wrap>
        <SectionHead>
          <h2 id="every-trade">
            <Trans>For all businesses</Trans>
          </h2>
        </SectionHead>
        <Desk>
          <First>
            <h3>
              <bdi>{first.title}</bdi>
            </h3>
            <SiteText of={first} name="text" />
            <ButtonLink to={paths.contact}>
              <Trans>Find the help desk</Trans>
            </ButtonLink>
          </First>
          <Others>
            {others.map((service) => (
              <li key={service.title}>
                <h3>
                  <bdi>{service.title}</bdi>
                </h3>
                <SiteText of={service} name="text" />
              </li>
            ))}
          </Others>
        </Desk>
      </Wrap>
    </Ground>
  )
}
