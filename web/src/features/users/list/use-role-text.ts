import { useRoleNames } from '#components/dashboard/use-role-names.ts'
import { formatFacts } from '#lib/format/format-list.ts'
import { useLanguage } from '#lib/format/texts.ts'
import type { ListedUser } from '../api.ts'

/** Returns what formats a role and what somebody does: the task of the team, else the line of trade. */
export function useRoleText() {
  const names = useRoleNames()
  const language = useLanguage()
  return ({ role, designation, business_nature: trade }: ListedUser): string =>
    formatFacts([names[role], role === 'team' ? designation : trade], language)
}
