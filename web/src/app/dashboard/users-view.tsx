import { useLingui } from '@lingui/react/macro'
import { formatWeekday, today } from 'domain/dates.ts'
import { useLocation } from 'react-router-dom'
import { WorkHead } from '#components/dashboard/work-head.tsx'
import { UserManagement } from '#features/users/view/user-management.tsx'
import { i18n, loadTexts } from '#lib/format/i18n.ts'
import { useLanguage } from '#lib/format/texts.ts'
import { lazyView } from './lazy-view.tsx'
import type { ViewProps } from './rail/view.ts'

/** Loaded beside the list, which other tabs show alone. */
const Today = lazyView('today', async () => {
  const [part] = await Promise.all([import('#features/overview/today/today.tsx'), loadTexts(i18n, 'today')])
  return part.Today
})

/** Shows the list of users. Where an admin lands, what needs a person stands above it. */
export function UsersView({ session }: ViewProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const isFirst = !new URLSearchParams(useLocation().search).get('tab')
  return (
    <>
      {isFirst && (
        <>
          <WorkHead title={t`Today`}>
            <span>{formatWeekday(today(), language)}</span>
          </WorkHead>
          <Today session={session} />
        </>
      )}
      <UserManagement session={session} isPart={isFirst} />
    </>
  )
}
