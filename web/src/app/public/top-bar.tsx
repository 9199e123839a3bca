import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { Icon } from '#components/controls/icon.tsx'
import { Wrap } from '#components/layout/wrap.tsx'
import { useOrganisation } from '#lib/page-data/content.tsx'
import { paths } from '#lib/paths.ts'
import { phoneHref } from '#lib/format/phone.ts'
import { onKora } from '#styles/grounds.ts'
import { media } from '#styles/media.ts'
import { visuallyHidden } from '#styles/visually-hidden.ts'
import { LanguageSwitch } from './language-switch.tsx'

const Bar = styled.div`
  ${onKora}
  font-size: var(--t-s);
  a {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: var(--s2);
    min-block-size: 44px;
    min-inline-size: 44px;
    color: var(--ink);
    font-weight: 500;
    text-decoration: none;
    white-space: nowrap;
  }
  a:hover {
    color: var(--accent);
    text-decoration: underline;
  }
`
const Row = styled(Wrap)`
  display: flex;
  align-items: stretch;
  gap: var(--s2) var(--s5);
  ${media.belowTablet} {
    gap: 0;
    padding-inline: var(--s2) 0;
  }
  ${media.belowPhone} {
    padding-inline-start: 0;
  }
`
const Value = styled.span`
  font-variant-numeric: tabular-nums;
  ${media.belowTablet} {
    ${visuallyHidden}
  }
`
/* large letters take two lines */
const Account = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  justify-content: end;
  gap: var(--s5);
  ${media.belowTablet} {
    gap: var(--s2);
  }
`
/* below these widths, the footer has them */
const Mail = styled.a`
  && {
    ${media.belowMidPhone} {
      display: none;
    }
  }
`
const Switch = styled(LanguageSwitch)`
  && {
    ${media.belowPhone} {
      display: none;
    }
  }
`
const Donate = styled(Link)`
  && {
    padding-inline: var(--s5);
    background: var(--highlight);
    font-weight: 700;
    ${media.belowTablet} {
      padding-inline: var(--s4);
    }
    ${media.belowPhone} {
      padding-inline: var(--s3);
    }
  }
  &&:hover {
    background: var(--highlight-lit);
    color: var(--ink);
  }
`

export function TopBar() {
  const { t } = useLingui()
  const { phone, email } = useOrganisation()
  return (
    <Bar>
      <Row>
        <a href={phoneHref(phone)} aria-label={t`Call the office: ${phone}`}>
          <Icon name="phone" />
          <Value dir="ltr">{phone}</Value>
        </a>
        <Mail href={`mailto:${email}`} aria-label={t`Write to the office: ${email}`}>
          <Icon name="mail" />
          <Value dir="ltr">{email}</Value>
        </Mail>
        <Account>
          <Switch />
          <Link to={paths.login}>
            <Trans>Login</Trans>
          </Link>
          <Link to={paths.signup}>
            <Trans>Sign Up</Trans>
          </Link>
          <Donate to={paths.donate}>
            <Trans>Donate Now</Trans>
          </Donate>
        </Account>
      </Row>
    </Bar>
  )
}
