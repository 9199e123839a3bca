import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { PageBanner } from '#components/layout/page-banner.tsx'
import { PageHead } from '#components/layout/page-head.tsx'
import { Counters } from '#components/sections/counters.tsx'
import { Icon } from '#components/controls/icon.tsx'
import { Section, SectionHead } from '#components/layout/section.tsx'
import { Wrap } from '#components/layout/wrap.tsx'
import { usePageData } from '#lib/page-data/page-data-context.tsx'
import { paths } from '#lib/paths.ts'
import { useContent } from '#lib/page-data/content.tsx'
import { VisionAndMission } from './vision-and-mission.tsx'
import { HowToJoin } from './how-to-join.tsx'
import { People } from './people.tsx'
import { Values } from './values.tsx'

const JumpBar = styled.nav`
  border-block-end: 1px solid var(--line);
  background: var(--surface);
  ul {
    display: flex;
    gap: var(--s5);
    overflow-x: auto;
  }
  a {
    display: flex;
    align-items: center;
    min-block-size: 52px;
    color: inherit;
    font-weight: 600;
    font-size: 1rem;
    white-space: nowrap;
    text-decoration: none;
    &:hover {
      color: var(--accent);
      text-decoration: underline;
    }
    &:focus-visible {
      outline-offset: -3px;
    }
  }
  li:first-child a {
    color: var(--accent);
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
`

/** Leads to the parts of the page, how to join first. */
function JumpRow() {
  const { t } = useLingui()
  const aims = useContent('aims')
  const team = useContent('team')
  if (!aims) return null
  return (
    <JumpBar aria-label={t`On this page`}>
      <Wrap as="ul">
        <li>
          <a href="#join">
            <Trans>How to join</Trans>
          </a>
        </li>
        <li>
          <a href="#vision">
            <Trans>Vision and mission</Trans>
          </a>
        </li>
        {aims.values.length > 0 && (
          <li>
            <a href="#values">
              <Trans>Our Values</Trans>
            </a>
          </li>
        )}
        {team && team.leaders.length > 0 && (
          <li>
            <a href="#team">{team.heading}</a>
          </li>
        )}
      </Wrap>
    </JumpBar>
  )
}

const PageLinks = styled.ul`
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
function MorePages() {
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
        <PageLinks>
          {pages.map(({ name, title }) => (
            <li key={name}>
              <Link to={paths.officePage.to(name)}>
                <bdi>{title}</bdi>
                <Icon name="arrow" />
              </Link>
            </li>
          ))}
        </PageLinks>
      </Wrap>
    </Section>
  )
}

/** Renders the page About Us: aims, how to join, values and people. */
export function AboutPage() {
  const { t } = useLingui()
  return (
    <>
      <PageHead title={t`About Us`} />
      <PageBanner title={t`About Us`} crumb={t`About Us`} art="banner-about" />
      <JumpRow />
      <VisionAndMission />
      <HowToJoin />
      <Values />
      <Counters />
      <People />
      <MorePages />
    </>
  )
}
