import { useLingui } from '@lingui/react/macro'
import type { Role } from 'domain/permissions.ts'

/** Returns the translated name of each role. */
export function useRoleNames(): Record<Role, string> {
  const { t } = useLingui()
  return { member: t`Member`, team: t`Team`, admin: t`Admin` }
}
