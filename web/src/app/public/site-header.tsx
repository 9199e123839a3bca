import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { Brand } from '#components/layout/brand.tsx'
import { Wrap } from '#components/layout/wrap.tsx'
import { media } from '#styles/media.ts'
import { PhoneMenu } from './phone-menu.tsx'
import { TopBar } from './top-bar.tsx'
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
