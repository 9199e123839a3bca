import { Trans, useLingui } from '@lingui/react/macro'
import { Note } from '#components/feedback/note.tsx'
import { WorkHead } from '#components/dashboard/work-head.tsx'
import { SecondFactorSection } from '#features/welcome/own/second-factor-section.tsx'
import type { OpenSession } from '#lib/firebase/use-session.ts'

/** Leads an admin to set up one-time codes, which the chamber requires. */
export function CodesRequired({ session }: { session: OpenSession }) {
  const { t } = useLingui()
  return (
    <>
      <WorkHead title={t`Set up one-time codes`} />
      <Note icon="info">
        <Trans>The chamber requires one-time codes for administrators. Set them up to continue.</Trans>
      </Note>
      <SecondFactorSection session={session} />
    </>
  )
}
