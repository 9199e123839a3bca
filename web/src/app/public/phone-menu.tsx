import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { Icon } from '#components/controls/icon.tsx'
import { media } from '#styles/media.ts'
import { useNavigationLinks } from './use-navigation-links.ts'

const Toggle = styled.summary`
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  border-radius: var(--radius);
  cursor: pointer;
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
  &:hover {
    background: color-mix(in srgb, currentColor 12%, transparent);
  }
  > :last-child {
    display: none;
  }
`
const Menu = styled.details`
  ${media.fromDesktop} {
    display: none;
  }
  &[open] > ${Toggle} > :first-child {
    display: none;
  }
  &[open] > ${Toggle} > :last-child {
    display: block;
  }
`
const Sheet = styled.nav`
  position: absolute;
  inset: 100% 0 auto;
  z-index: var(--z-menu);
  padding: var(--s2) var(--gutter) var(--s5);
  border-block-start: 1px solid var(--line);
  background: var(--surface-page);
`
const Item = styled(Link)`
  display: flex;
  align-items: center;
  min-block-size: 56px;
  border-block-end: 1px solid var(--line);
  color: var(--ink);
  font: 600 1.375rem / 1 var(--display);
  text-decoration: none;
  &[aria-current] {
    color: var(--accent);
    background: var(--running) 0 100% / 100% 3px no-repeat;
    ${media.forcedColours} {
      text-decoration: underline;
    }
  }
`

/** Renders the phone menu. It opens without scripts; `early/menus.ts` describes and closes it, hydrated or not. */
export function PhoneMenu({ current }: { current: string }) {
  const { t } = useLingui()
  return (
    <Menu data-menu>
      <Toggle aria-label={t`Menu`}>
        <Icon name="menu" />
        <Icon name="cross" />
      </Toggle>
      <Sheet aria-label={t`Main`}>
        <ul>
          {useNavigationLinks(current).map(({ label, ...link }) => (
            <li key={link.to}>
              <Item {...link}>{label}</Item>
            </li>
          ))}
        </ul>
      </Sheet>
    </Menu>
  )
}
