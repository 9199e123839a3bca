import { useLingui } from '@lingui/react/macro'

/** A value of a list or a group of radio buttons. */
interface Choice {
  value: string
  label: string
  hint?: string
}

/** Returns the choices of an application in the page's language. */
export function useChoices(): Record<'gender' | 'role', Choice[]> {
  const { t } = useLingui()
  return {
    gender: [
      { value: 'female', label: t`Female` },
      { value: 'male', label: t`Male` },
      { value: 'other', label: t`Other` },
    ],
    role: [
      { value: 'member', label: t`Member`, hint: t`I run or am starting a business` },
      { value: 'team', label: t`Team`, hint: t`I work for the chamber` },
    ],
  }
}
