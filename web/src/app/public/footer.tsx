import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { Icon } from '#components/controls/icon.tsx'
import { Brand } from '#components/layout/brand.tsx'
import { Wrap } from '#components/layout/wrap.tsx'
import { Band } from '#components/needlework/band.tsx'
import { SocialLinks } from '#components/sections/social-links.tsx'
import { useOrganisation } from '#lib/page-data/content.tsx'
import { useSiteFiles } from '#lib/page-data/site-files.ts'
import { paths } from '#lib/paths.ts'
import { phoneHref } from '#lib/format/phone.ts'
import { onNight } from '#styles/grounds.ts'
import { media } from '#styles/media.ts'
import { CurrentYear } from './current-year.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { ScrollToTop } from './scroll-to-top.tsx'

const Foot = styled.footer`
  ${onNight}
  font-size: 1rem;
  ${media.print} {
    display: none;
  }
  a {
    color: inherit;
  }
  a:hover {
    color: inherit;
    text-decoration: underline;
  }
`
const Columns = styled.div`
  display: grid;
  grid-template-columns: 6fr 3fr 3fr;
  gap: var(--s6) var(--s5);
  padding-block: var(--s8) var(--s7);
  ${media.belowDesktop} {
    grid-template-columns: 1fr 1fr;
    > :first-child {
      grid-column: 1 / -1;
    }
  }
  ${media.belowTablet} {
    grid-template-columns: 1fr;
    gap: var(--s5);
    padding-block: var(--s7) var(--s5);
    overflow-wrap: anywhere;
  }
`
const About = styled.p`
  max-inline-size: 30em;
  margin-block-start: var(--s4);
`
const Heading = styled.h2`
  margin-block-end: var(--s2);
  font: 700 1rem / 1.2 var(--text);
  letter-spacing: 0;
  word-spacing: 0;
  color: var(--on-dark-soft);
`
const Links = styled.ul`
  a,
  li > span {
    display: inline-flex;
    align-items: center;
    gap: var(--s2);
    min-block-size: 44px;
    min-inline-size: 44px;
    text-decoration: none;
  }
`
const Social = styled(SocialLinks)`
  margin-block-start: var(--s3);
  a {
    text-decoration: none;
  }
`
const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s2) var(--s5);
  padding-block: var(--s4) var(--s5);
  border-block-start: 1px solid var(--line-dark);
  color: var(--on-dark-soft);
  font-size: var(--t-s);
`
const BackToTop = styled.a`
  display: inline-flex;
  align-items: center;
  min-block-size: 44px;
  font-weight: 600;
`

const Language = styled(LanguageSwitch)`
  > a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    min-inline-size: 44px;
  }
`

function Pages() {
  const { t } = useLingui()
  const { footerPages } = useSiteFiles()
  return (
    <nav aria-label={t`Footer`}>
      <Heading>
        <Trans>Pages</Trans>
      </Heading>
      <Links>
        <li>
          <Link to={paths.home}>
            <Trans>Home</Trans>
          </Link>
        </li>
        <li>
          <Link to={paths.about}>
            <Trans>About Us</Trans>
          </Link>
        </li>
        <li>
          <Link to={paths.services}>
            <Trans>Services</Trans>
          </Link>
        </li>
        <li>
          <Link to={paths.contact}>
            <Trans>Contact</Trans>
          </Link>
        </li>
        {footerPages.map(({ name, title }) => (
          <li key={name}>
            <Link to={paths.officePage.to(name)}>
              <bdi>{title}</bdi>
            </Link>
          </li>
        ))}
        <li>
          <Link to={paths.downloads}>
            <Trans>Downloads</Trans>
          </Link>
        </li>
        <li>
          <Link to={paths.privacy}>
            <Trans>Privacy</Trans>
          </Link>
        </li>
      </Links>
    </nav>
  )
}

function Office() {
  const { address, phone, email } = useOrganisation()
  return (
    <div>
      <Heading>
        <Trans>Office</Trans>
      </Heading>
      <Links>
        <li>
          <span>
            <Icon name="pin" />
            {address}
          </span>
        </li>
        <li>
          <a href={phoneHref(phone)}>
            <Icon name="phone" />
            <span dir="ltr">{phone}</span>
          </a>
        </li>
        <li>
          <a href={`mailto:${email}`}>
            <Icon name="mail" />
            <span dir="ltr">{email}</span>
          </a>
        </li>
      </Links>
    </div>
  )
}

export function Footer() {
  const { name, about } = useOrganisation()
  return (
    <Foot>
      <Band $border="tara" />
      <Wrap>
        <Columns>
          <div>
            <Brand onNight />
            <About>{about}</About>
            <Social />
          </div>
          <Pages />
          <Office />
        </Columns>
        <End>
          <span>
            © <CurrentYear /> {name}
          </span>
          <Language />
          <BackToTop href="#top">
            <Trans>Back to top</Trans>
          </BackToTop>
        </End>
      </Wrap>
      <ScrollToTop />
    </Foot>
  )
}
