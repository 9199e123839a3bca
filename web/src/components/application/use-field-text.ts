import { useLingui } from '@lingui/react/macro'
import { formatDay } from 'domain/dates.ts'
import type { DocumentName } from 'domain/documents.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import type { ReviewField, UserFieldName } from 'domain/user-fields.ts'
import { useRoleNames } from '#components/dashboard/use-role-names.ts'
import { useLanguage, useTexts } from '#lib/format/texts.ts'
import { useChoices } from './use-choices.ts'

type TextName = ReviewField | UserFieldName

/** The texts of an application, or of a part of it. */
type FieldValues = Partial<Pick<UserDocument, TextName>>

interface FieldText {
  label: Record<TextName | DocumentName, string>
  /** Formats the value of a field; '' where nothing was given. */
  format: (user: FieldValues, name: TextName) => string
}

/** Returns the labels and values of a user's fields in the page's language. */
export function useFieldText(): FieldText {
  const { t } = useLingui()
  const { label } = useTexts()
  const language = useLanguage()
  const roles = useRoleNames()
  const { gender: genders } = useChoices()
  return {
    label: { ...label, full_name: t`Full name`, role: t`Role` },
    format: (user, name) => {
      if (name === 'gender') return genders.find(({ value }) => value === user.gender)?.label ?? ''
      if (name === 'role') return user.role ? roles[user.role] : ''
      if (name === 'date_of_birth') return user.date_of_birth ? formatDay(user.date_of_birth, language) : ''
      if (name === 'full_name') return user.full_name ?? `${user.first_name} ${user.last_name}`
      return user[name] ?? ''
    },
  }
}
