import { Plural, Trans, useLingui } from '@lingui/react/macro'
import styled from 'styled-components'
import { Section } from '#components/layout/section.tsx'
import { Wrap } from '#components/layout/wrap.tsx'
import { SocialLinks, useHasSocialLinks } from '#components/sections/social-links.tsx'
import { useOrganisation } from '#lib/page-data/content.tsx'
import { phoneHref } from '#lib/format/phone.ts'
import { media } from '#styles/media.ts'

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 6fr) minmax(0, 3fr) minmax(0, 3fr);
  gap: var(--s6) var(--s7);
  h2 {
    margin-block-end: var(--s3);
    font: 700 1rem / 1.2 var(--text);
    letter-spacing: 0;
    word-spacing: 0;
  }
  p {
    max-inline-size: 32em;
    color: var(--ink-soft);
    font-size: 1rem;
    line-height: 1.5;
  }
  ${media.belowWide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > :first-child {
      grid-column: 1 / -1;
    }
  }
  ${media.belowTablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`
const Address = styled.address`
  margin-block-end: var(--s4);
  font: 600 var(--t-contact) / 1.12 var(--display);
  word-spacing: -0.06em;
  white-space: pre-line;
`
/* breaks a long address instead of overflowing */
const Reach = styled.a`
  display: inline-flex;
  align-items: center;
  min-block-size: 44px;
  margin-block-end: var(--s2);
  font: 600 1.25rem / 1.2 var(--display);
  overflow-wrap: anywhere;
`

const Social = styled.li`
  grid-column: 1 / -1;
  padding-block-start: var(--s5);
  border-block-start: 1px solid var(--line);
  ${List} & h2 {
    margin-block-end: 0;
  }
  a {
    font: 600 1.25rem / 1.2 var(--display);
  }
`

/** Shows the address, the phone and the e-mail of the office, and where it is on social networks. */
export function ContactDetails() {
  const { t } = useLingui()
  const hasSocialLinks = useHasSocialLinks()
  const { postalAddress, openingHours, visiting, phone, calling, email, answerDays } = useOrganisation()
  return (
    <Section aria-label={t`How to reach us`}>
      <Wrap>
        <List>
          <li>
            <h2>
              <Trans>Office address</Trans>
            </h2>
            <Address>{postalAddress}</Address>
            <p>
              {openingHours} {visiting}
            </p>
          </li>
          <li>
            <h2>
              <Trans>Official phone</Trans>
            </h2>
            <Reach href={phoneHref(phone)}>
              <bdi dir="ltr">{phone}</bdi>
            </Reach>
            {calling && <p>{calling}</p>}
          </li>
          <li>
            <h2>
              <Trans>Official email</Trans>
            </h2>
            <Reach href={`mailto:${email}`}>
              <bdi dir="ltr">{email}</bdi>
            </Reach>
            <p>
              <Plural
                value={answerDays}
                one="We reply within one working day."
                _2="We reply within two working days."
                other="We reply within # working days."
              />
            </p>
          </li>
          {hasSocialLinks && (
            <Social>
              <h2>
                <Trans>Social networks</Trans>
              </h2>
              <SocialLinks />
            </Social>
          )}
        </List>
      </Wrap>
    </Section>
  )
}
