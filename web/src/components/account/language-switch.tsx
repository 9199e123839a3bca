import { type Language, LANGUAGES, nameOf } from 'domain/texts/languages.ts'
import type { ButtonHTMLAttributes, ComponentType } from 'react'
import { showToast } from '#components/overlay/toasts.tsx'
import { chooseLanguage } from '#components/account/own-language.ts'
import { useLanguage } from '#lib/format/texts.ts'
import { useErrorText } from '#lib/format/use-error-text.ts'

interface LanguageSwitchProps {
  /** The button that is shown. */
  as: ComponentType<ButtonHTMLAttributes<HTMLButtonElement>>
}

/** Changes the language of the own dashboard and e-mails to the other one, whose name it shows. */
export function LanguageSwitch({ as: Button }: LanguageSwitchProps) {
  const current = useLanguage()
  const errorText = useErrorText()
  const other = LANGUAGES.find((language) => language !== current) as Language
  const choose = async () => {
    try {
      await chooseLanguage(other)
    } catch (error) {
      void showToast('error', errorText(error))
    }
  }
  return (
    <Button type="button" lang={other} onClick={() => void choose()}>
      {nameOf(other)}
    </Button>
  )
}
