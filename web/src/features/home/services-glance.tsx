import { Trans } from '@lingui/react/macro'
import styled from 'styled-components'
import { ButtonLink } from '#components/controls/button.tsx'
import { Section } from '#components/layout/section.tsx'
import { Wrap } from '#components/layout/wrap.tsx'
import { usePageData } from '#lib/page-data/page-data-context.tsx'
import { paths } from '#lib/paths.ts'
import { media } from '#styles/media.ts'

const Split = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
  gap: var(--s6) var(--s7);
  align-items: start;
  overflow-wrap: anywhere;
  p {
    color: var(--ink-soft);
  }
  div > p {
    margin-block: var(--s4);
  }
  ul {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: var(--s6);
  }
  li {
    padding-block: 14px 20px;
    border-block-start: 1px solid var(--line);
    font-size: 1rem;
    line-height: 1.5;
  }
  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.belowTablet} {
    ul {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`

/** Shows the first services in short; nothing while they load or where the office names none. */
export function ServicesGlance() {
  const { open, services = [] } = usePageData()?.glance ?? {}
  if (services.length === 0) return null
  return (
    <Section aria-labelledby="for-you">
      <Split>
        <div>
          <h2 id="for-you">
            <Trans>What we do for you</Trans>
          </h2>
          <p>
            <Trans>Members can ask for any of these.</Trans> {open}
          </p>
          <ButtonLink to={paths.services} $kind="line">
            <Trans>All services</Trans>
          </ButtonLink>
        </div>
        <ul>
          {services.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Split>
    </Section>
  )
}
