import { useLingui } from '@lingui/react/macro'
import { can } from 'domain/permissions.ts'
import { latePart } from '#components/dashboard/late-part.tsx'
import { WorkHead } from '#components/dashboard/work-head.tsx'
import { FilesSection } from '#features/files/view/files-section.tsx'
import { PageManagement } from '#features/posts/view/page-management.tsx'
import type { SeeAsVisitor } from '#features/posts/editor/post-editor.tsx'
import { PostPreview, type PreviewedPage } from '../posts/post-preview.tsx'
import type { View } from '../rail/view.ts'
import { SiteTabs } from './site-tabs.tsx'

// the public page is loaded with the first preview
const Page: PreviewedPage = latePart(
  'preview',
  async () => (await import('../posts/page-preview.tsx')).PagePreview,
)
const See: SeeAsVisitor = (props) => <PostPreview {...props} page={Page} />

/** Shows the pages that the office makes, and its files. */
export const PagesAndFiles: View['component'] = ({ session }) => {
  const { t } = useLingui()
  return (
    <>
      <WorkHead title={t`Pages and files`} isInBar />
      <SiteTabs session={session} current="pages" />
      <PageManagement session={session} see={See} />
      {can(session.actor, 'file:write') && <FilesSection session={session} />}
    </>
  )
}
