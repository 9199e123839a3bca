import { Trans, useLingui } from '@lingui/react/macro'
import { nameOf } from 'domain/texts/languages.ts'
import { AccountSection } from '#components/account/account-section.tsx'
import { LanguageSwitch } from '#components/account/language-switch.tsx'
import { Button } from '#components/controls/button.tsx'
import { Pairs } from '#components/dashboard/box.tsx'
import { useLanguage } from '#lib/format/texts.ts'

const LineButton = (props: object) => <Button $kind="line" {...props} />

/** The language of the own dashboard and e-mails. A choice is saved at once, and the page is loaded in it. */
export function LanguageSection() {
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
