import { useLingui } from '@lingui/react/macro'
import { formatDay } from 'domain/dates.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import { useRoleNames } from '#components/dashboard/use-role-names.ts'
import { useLanguage } from '#lib/format/texts.ts'
import type { ReadField } from './changes.ts'

/** How a field's value is said. */
export function useFormatField(): (user: UserDocument, name: ReadField) => string {
  const { t } = useLingui()
  const language = useLanguage()
  const roles = useRoleNames()
  const genders = { female: t`Female`, male: t`Male`, other: t`Other` }
  return (user, name) => {
    if (name === 'role') return roles[user.role]
    if (name === 'gender') return genders[user.gender]
    if (name === 'date_of_birth') return formatDay(user.date_of_birth, language)
    return user[name] || t`Not given`
  }
}
