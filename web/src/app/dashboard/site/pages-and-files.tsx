import { useLingui } from '@lingui/react/macro'
import { can } from 'domain/permissions.ts'
import { WorkHead } from '#components/dashboard/work-head.tsx'
import { FilesSection } from '#features/files/view/files-section.tsx'
import type { View } from '../rail/view.ts'
import { SiteTabs } from './site-tabs.tsx'

/** Shows the pages that the office makes, and its files. */
export const PagesAndFiles: View['component'] = ({ session }) => {
  const { t } = useLingui()
  return (
    <>
      <WorkHead title={t`Pages and files`} />
      <SiteTabs session={session} current="pages" />
      {can(session.actor, 'file:write') && <FilesSection session={session} />}
    </>
  )
}
