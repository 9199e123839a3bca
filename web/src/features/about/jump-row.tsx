import { Trans, useLingui } from '@lingui/react/macro'
import styled from 'styled-components'
import { Wrap } from '#components/layout/wrap.tsx'
import { useContent } from '#lib/page-data/content.tsx'

const Bar = styled.nav`
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
export function JumpRow() {
  const { t } = useLingui()
  const aims = useContent('aims')
  const team = useContent('team')
  if (!aims) return null
  return (
    <Bar aria-label={t`On this page`}>
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
    </Bar>
  )
}
