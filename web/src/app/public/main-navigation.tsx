import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { media } from '#styles/media.ts'
import { useNavigationLinks } from './use-navigation-links.ts'

const List = styled.ul`
  display: flex;
  gap: var(--s2);
`
const Item = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-block-size: 48px;
  padding-inline: var(--s3);
  color: var(--ink);
  font-weight: 600;
  text-decoration: none;
  &:hover {
    color: var(--accent);
  }
  &[aria-current] {
    color: var(--accent);
    background: var(--running) var(--s3) calc(100% - 8px) / calc(100% - 2 * var(--s3)) 3px no-repeat;
    ${media.forcedColours} {
      text-decoration: underline;
    }
  }
`
const Navigation = styled.nav`
  ${media.belowDesktop} {
    display: none;
  }
`

export function MainNavigation({ current }: { current: string }) {
  const { t } = useLingui()
  return (
    <Navigation aria-label={t`Main`}>
      <List>
        {useNavigationLinks(current).map(({ label, ...link }) => (
          <li key={link.to}>
            <Item {...link}>{label}</Item>
          </li>
        ))}
      </List>
    </Navigation>
  )
}
