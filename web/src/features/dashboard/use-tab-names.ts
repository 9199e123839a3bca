import { useLingui } from '@lingui/react/macro'
import type { Tab } from './tabs.ts'

/** The words of the rail (spec, section 2). */
export function useTabNames(): Record<Tab, string> {
  const { t } = useLingui()
  return {
    dashboard: t`Dashboard`,
    members: t`Members`,
    team: t`Team`,
    requests: t`Requests`,
    blogs: t`Blogs`,
  }
}
