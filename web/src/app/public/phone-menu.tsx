import { useLingui } from '@lingui/react/macro'
import { useRef, useState, type KeyboardEvent } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { Icon } from '#components/controls/icon.tsx'
import { media } from '#styles/media.ts'
import { useNavigationLinks } from './use-navigation-links.ts'

// a bare summary is read as plain text by some, and by Playwright
const Toggle = styled.summary.attrs({ role: 'button' })`
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
    @media (forced-colors: active) {
      text-decoration: underline;
    }
  }
`

/** Opens and closes without any script; once hydrated, choosing a link or Escape closes it. */
export function PhoneMenu({ current }: { current: string }) {
  const { t } = useLingui()
  const menu = useRef<HTMLDetailsElement>(null)
  const toggle = useRef<HTMLElement>(null)
  const [isOpen, setIsOpen] = useState<boolean>()
  const links = useNavigationLinks(current)

  const close = () => {
    if (menu.current) menu.current.open = false
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !menu.current?.open) return
    close()
    toggle.current?.focus()
  }

  return (
    <Menu ref={menu} onToggle={(event) => setIsOpen(event.currentTarget.open)} onKeyDown={handleKeyDown}>
      <Toggle ref={toggle} aria-expanded={isOpen} aria-label={t`Menu`}>
        <Icon name="menu" />
        <Icon name="cross" />
      </Toggle>
      <Sheet aria-label={t`Main`}>
        <ul>
          {links.map(({ label, ...link }) => (
            <li key={link.to}>
              <Item {...link} onClick={close}>
                {label}
              </Item>
            </li>
          ))}
        </ul>
      </Sheet>
    </Menu>
  )
}
