import { useLingui } from '@lingui/react/macro'
import { DOCUMENT_NAMES, REQUIRED_DOCUMENTS } from 'domain/documents.ts'
import { USER_FIELDS } from 'domain/user-fields.ts'
import { useFormikContext } from 'formik'
import { useEffect, useState } from 'react'
import { ABOUT_FIELDS, BUSINESS_FIELDS } from '#components/application/part-fields.ts'
import { refusalOf } from '#components/fields/form-status.ts'
import type { SignUpValues } from '../sign-up-values.ts'

/** The parts of the sign-up form, in the order of the page. */
export const PARTS = ['about', 'business', 'documents'] as const
export type Part = (typeof PARTS)[number]

export type SignUpField = keyof SignUpValues

/** The fields of each part, in the order of the page. */
export const FIELDS_OF: Record<Part, readonly SignUpField[]> = {
  about: ABOUT_FIELDS,
  business: BUSINESS_FIELDS,
  documents: [...DOCUMENT_NAMES, 'email', 'username', 'password', 'password2'],
}

/** Returns the id of the box of a part. */
export const idOf = (part: Part): string => `part-${part}`

/** Returns the titles of the parts. */
export function usePartTitles(): Record<Part, string> {
  const { t } = useLingui()
  return { about: t`About you`, business: t`Your business`, documents: t`Documents and account` }
}

/** Shows a part below the progress, and moves the focus to its heading. */
export function openPart(part: Part): void {
  const box = document.getElementById(idOf(part))
  box?.scrollIntoView({ block: 'start' })
  box?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
}

const isOneOf = (names: readonly string[], name: string) => names.includes(name)

/** Returns whether the form cannot be sent without the field. */
function isRequired(name: SignUpField, { role }: SignUpValues): boolean {
  if (name === 'designation') return role === 'team'
  if (isOneOf(DOCUMENT_NAMES, name)) return isOneOf(REQUIRED_DOCUMENTS, name)
  return !(name in USER_FIELDS && 'isOptional' in USER_FIELDS[name as keyof typeof USER_FIELDS])
}

/** Returns the fields of each part that are missing or wrong. */
export function useOpenFields(): Record<Part, SignUpField[]> {
  const { values, errors, status } = useFormikContext<SignUpValues>()
  const isOpen = (name: SignUpField) =>
    (isRequired(name, values) && !values[name]) ||
    errors[name] !== undefined ||
    refusalOf(status, name, values[name]) !== undefined
  const openOf = (part: Part) => FIELDS_OF[part].filter(isOpen)
  return { about: openOf('about'), business: openOf('business'), documents: openOf('documents') }
}

/** Returns the part that is being filled in or read, and a function to set it. */
export function useCurrentPart(): [Part, (part: Part) => void] {
  const [current, setCurrent] = useState<Part>('about')
  useEffect(() => {
    const partOf = (box: Element) => PARTS.find((part) => idOf(part) === box.id)
    const observer = new IntersectionObserver(
      (entries) => {
        const shown = entries.find(({ isIntersecting }) => isIntersecting)
        const part = shown && partOf(shown.target)
        if (part) setCurrent(part)
      },
      // the line across the middle of the window
      { rootMargin: '-50% 0px' },
    )
    for (const part of PARTS) {
      const box = document.getElementById(idOf(part))
      if (box) observer.observe(box)
    }
    return () => observer.disconnect()
  }, [])
  return [current, setCurrent]
}
