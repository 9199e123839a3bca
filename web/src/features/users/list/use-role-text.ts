import { useRoleNames } from '#components/dashboard/use-role-names.ts'
import type { ListedUser } from '../api.ts'

/** Returns what formats a role and what somebody does: the task of the team, else the line of trade. */
export function useRoleText() {
  const names = useRoleNames()
  return ({ role, designation, business_nature: trade }: ListedUser): string =>
    [names[role], role === 'team' ? designation : trade].filter(Boolean).join(' · ')
}
