import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { Brand } from '#components/layout/brand.tsx'
import { Wrap } from '#components/layout/wrap.tsx'
import { media } from '#styles/media.ts'
import { paths } from '#lib/paths.ts'
import { Icon } from '#components/controls/icon.tsx'
import { TopBar } from './top-bar.tsx'

/** Returns the `aria-current` of a link: the page itself, a page below it (`/blog-details/…`) or another layout (`/home2`). */
function markOf(to: string, current: string) {
  if (to === current) return 'page'
  return new RegExp(`^${to}(-|\\d)`).test(current) ? 'true' : undefined
}

/**
 * Returns the links of the main navigation, the same at every width.
 * @param current the address of the page
 */
function useNavigationLinks(current: string) {
  const { t } = useLingui()
  const links = [
    { label: t`Home`, to: paths.home },
    { label: t`About`, to: paths.about },
    { label: t`Causes`, to: paths.causes },
    { label: t`Event`, to: paths.events },
    { label: t`Blogs`, to: paths.blog },
    { label: t`Contact`, to: paths.contact },
  ]
  return links.map((link) => ({ ...link, 'aria-current': markOf(link.to, current) }) as const)
}

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
const PhoneItem = styled(Link)`
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
function PhoneMenu({ current }: { current: string }) {
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
              <PhoneItem {...link}>{label}</PhoneItem>
            </li>
          ))}
        </ul>
      </Sheet>
    </Menu>
  )
}

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

function MainNavigation({ current }: { current: string }) {
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

const Head = styled.header`
  ${media.print} {
    display: none;
  }
`
const Bar = styled.div`
  position: relative;
  z-index: var(--z-bar);
  background: var(--surface-page);
`
const Row = styled(Wrap)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--s5);
  min-block-size: 84px;
  ${media.belowTablet} {
    gap: var(--s2);
    min-block-size: 72px;
    padding-inline-end: var(--s3);
  }
`

/** Renders the top bar and the navigation. @param current the address whose link is marked as current */
export const SiteHeader = ({ current }: { current: string }) => (
  <Head>
    <TopBar />
    <Bar>
      <Row>
        <Brand />
        <MainNavigation current={current} />
        <PhoneMenu current={current} />
      </Row>
    </Bar>
  </Head>
)
