import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { Icon } from '#components/controls/icon.tsx'
import { Section, SectionHead } from '#components/layout/section.tsx'
import { Wrap } from '#components/layout/wrap.tsx'
import { usePageData } from '#lib/page-data/page-data-context.tsx'
import { paths } from '#lib/paths.ts'

const List = styled.ul`
  border-block-start: 2px solid var(--ink);
  a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--s4);
    min-block-size: 60px;
    padding-block: var(--s2);
    border-block-end: 1px solid var(--line);
    color: inherit;
    font: 600 1.125rem / 1.3 var(--display);
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  a:hover {
    color: var(--accent);
    text-decoration: underline;
  }
`

/** Links the pages that the office wants at the end of /about; nothing where there are none. */
export function MorePages() {
  const pages = usePageData()?.aboutPages ?? []
  if (pages.length === 0) return null
  return (
    <Section aria-labelledby="more">
      <Wrap>
        <SectionHead>
          <h2 id="more">
            <Trans>More about the chamber</Trans>
          </h2>
        </SectionHead>
        <List>
          {pages.map(({ name, title }) => (
            <li key={name}>
              <Link to={paths.officePage.to(name)}>
                <bdi>{title}</bdi>
                <Icon name="arrow" />
              </Link>
            </li>
          ))}
        </List>
      </Wrap>
    </Section>
  )
}
