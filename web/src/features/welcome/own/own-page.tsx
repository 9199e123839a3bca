import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, type MouseEvent, Suspense } from 'react'
import styled from 'styled-components'
import { nameOf } from 'domain/texts/languages.ts'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { DataSection } from '#components/account/data-section.tsx'
import { DeleteAccountSection } from '#components/account/delete-account-section.tsx'
import { AccountSection } from '#components/account/account-section.tsx'
import { LanguageSwitch } from '#components/account/language-switch.tsx'
import { Button } from '#components/controls/button.tsx'
import { Pairs } from '#components/dashboard/box.tsx'
import { useLanguage } from '#lib/format/texts.ts'
import { DetailsSection } from './details-section.tsx'
import { EmailSection } from './email-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { PictureSection } from './picture-section.tsx'

const LineButton = (props: object) => <Button $kind="line" {...props} />

/** Renders the language of the own dashboard and e-mails. A choice is saved at once, and the page is loaded in it. */
function LanguageSection() {
  const { t } = useLingui()
  return (
    <AccountSection
      id="your-language"
      title={t`Your language`}
      why={<Trans>This dashboard and our e-mails to you are in this language.</Trans>}
    >
      <Pairs pairs={[[t`Language`, nameOf(useLanguage())]]} />
      <div>
        <LanguageSwitch as={LineButton} />
      </div>
    </AccountSection>
  )
}

// members do not have it
const SecondFactorSection = lazy(async () => ({
  default: (await import('./second-factor-section.tsx')).SecondFactorSection,
}))

// only admins have it
const OfficeMailsSection = lazy(async () => ({
  default: (await import('./office-mails-section.tsx')).OfficeMailsSection,
}))

const Stack = styled.div`
  display: grid;
  gap: var(--s5);
  margin-block-start: var(--s5);
`

const Ways = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--s5);

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    font-weight: 600;
  }
`

/** Moves the focus to a section. The hash of the URL is not used, since the URL names the view. */
const goTo = (event: MouseEvent, id: string) => {
  event.preventDefault()
  document.getElementById(id)?.focus()
}

/** Renders the own account: each section is saved by itself. */
export function OwnPage({ session }: { session: OpenSession }) {
  const { user, actor } = session
  const { t } = useLingui()
  const hasCodes = actor.role === 'admin' || user.second_factor
  const ways = [
    ['your-picture', t`Your picture`],
    ['your-details', t`Your details`],
    ['your-email', t`Your e-mail`],
    ['your-password', t`Your password`],
    ['your-language', t`Your language`],
    ...(actor.role === 'admin' ? ([['office-mails', t`E-mails from the office`]] as const) : []),
    ...(hasCodes ? ([['your-codes', t`One-time codes`]] as const) : []),
    ['your-data', t`Your data`],
    ['delete-your-account', t`Delete your account`],
  ] as const
  return (
    <Stack>
      <nav aria-label={t`Your account`}>
        <Ways>
          {ways.map(([id, title]) => (
            <li key={id}>
              <a href={`#${id}`} onClick={(event) => goTo(event, id)}>
                {title}
              </a>
            </li>
          ))}
        </Ways>
      </nav>
      <PictureSection user={user} />
      <DetailsSection user={user} />
      <EmailSection session={session} />
      <PasswordSection user={user} />
      <LanguageSection />
      {actor.role === 'admin' && (
        <Suspense>
          <OfficeMailsSection user={user} />
        </Suspense>
      )}
      {hasCodes && (
        <Suspense>
          <SecondFactorSection session={session} />
        </Suspense>
      )}
      <DataSection user={user} />
      <DeleteAccountSection user={user} actor={actor} />
    </Stack>
  )
}
