import { useLingui } from '@lingui/react/macro'
import { deriveStatus } from 'domain/status.ts'
import { useRoleNames } from '#components/dashboard/use-role-names.ts'
import { useStatusNames } from '#components/dashboard/use-status-names.ts'
import type { ShownUser } from './shown-user.ts'

/** What the list shows of a user, under its heading. */
interface ShownField {
  name: string
  was: string
  now: string
}

/** What the list shows of a user beside who she is, as it was first shown and as it is now. */
export function useShownFields({ user, first }: Pick<ShownUser, 'user' | 'first'>): ShownField[] {
  const { t } = useLingui()
  const roles = useRoleNames()
  const statuses = useStatusNames()
  return [
    { name: t`Name`, was: first.full_name, now: user.full_name },
    { name: t`Business`, was: first.business, now: user.business },
    { name: t`Role`, was: roles[first.role], now: roles[user.role] },
    { name: t`Status`, was: statuses[deriveStatus(first)], now: statuses[deriveStatus(user)] },
  ]
}

/** What has become of an application while it was looked at, in words. */
export function useChange(shown: Pick<ShownUser, 'user' | 'first'>): string {
  const { t } = useLingui()
  const changed = useShownFields(shown).filter(({ was, now }) => was !== now)
  if (changed.length === 0) return t`something that this list does not show`
  return changed.map(({ was, now }) => t`${was} is now ${now}`).join(', ')
}
