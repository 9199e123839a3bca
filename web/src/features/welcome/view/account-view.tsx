import { useLingui } from '@lingui/react/macro'
import { WorkHead } from '#components/dashboard/work-head.tsx'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { OwnPage } from '../own/own-page.tsx'

/** Renders the view of the own account, for every approved user. */
export function AccountView({ session }: { session: OpenSession }) {
  const { t } = useLingui()
  return (
    <>
      <WorkHead title={t`Your account`} isInBar />
      <OwnPage session={session} />
    </>
  )
}
