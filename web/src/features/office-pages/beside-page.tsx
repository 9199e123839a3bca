import { Trans } from '@lingui/react/macro'
import { formatInstant } from 'domain/dates.ts'
import styled from 'styled-components'
import { ButtonLink } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icon.tsx'
import { phoneHref } from '#lib/format/phone.ts'
import { useLanguage } from '#lib/format/texts.ts'
import { useOrganisation } from '#lib/page-data/content.tsx'
import { paths } from '#lib/paths.ts'

const Heading = styled.h2`
  margin-block-end: var(--s3);
  padding-block-end: var(--s3);
  background: repeating-linear-gradient(90deg, var(--ink) 0 8px, transparent 8px 12px) 0 100% / 100% 3px
    no-repeat;
  font-size: 1.25rem;
`
const Join = styled.section`
  padding: var(--s5);
  background: var(--surface-sunk);
  p {
    margin-block-end: var(--s4);
  }
`
const Ways = styled.ul`
  display: grid;
  color: var(--ink-soft);
  li > * {
    display: inline-flex;
    align-items: center;
    gap: var(--s3);
    min-block-size: 44px;
    min-inline-size: 44px;
    color: inherit;
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  a:hover {
    color: var(--accent);
    text-decoration: underline;
  }
  svg {
    color: var(--accent);
  }
`
const Changed = styled.p`
  margin-block-start: var(--s3);
  color: var(--ink-soft);
  font-size: var(--t-s);
`

/** Invites to join, and says how to reach the office and when the page was changed. @param updatedAt ISO 8601 UTC */
export function BesidePage({ updatedAt }: { updatedAt: string }) {
  const { phone, email, openingHours } = useOrganisation()
  const day = formatInstant(updatedAt, useLanguage())
  return (
    <>
      <Join aria-labelledby="no-member">
        <Heading id="no-member">
          <Trans>Not a member yet?</Trans>
        </Heading>
        <p>
          <Trans>Applying takes ten minutes. You need your identity card.</Trans>
        </p>
        <ButtonLink to={paths.signup}>
          <Trans>Sign Up</Trans>
        </ButtonLink>
      </Join>
      <section aria-labelledby="questions">
        <Heading id="questions">
          <Trans>Questions about this page</Trans>
        </Heading>
        <Ways>
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
          <li>
            <span>
              <Icon name="clock" />
              {openingHours}
            </span>
          </li>
        </Ways>
        <Changed>
          <Trans>Changed on {day}</Trans>
        </Changed>
      </section>
    </>
  )
}
