import { useLingui } from '@lingui/react/macro'
import type { Role } from 'domain/roles.ts'

/** What each role is called. */
export function useRoleNames(): Record<Role, string> {
  const { t } = useLingui()
  return { member: t`Member`, team: t`Team`, admin: t`Admin` }
}
