import { latePart } from '#components/dashboard/late-part.tsx'
import { EVENTS } from '#features/posts/kinds.ts'
import { PostManagement, type SeeAsVisitor } from '#features/posts/view/post-management.tsx'
import type { ViewProps } from '../rail/view.ts'
import { PostPreview, type PreviewedPage } from './post-preview.tsx'

// the public page is loaded with the first preview
const Page: PreviewedPage = latePart(
  'preview',
  async () => (await import('./event-preview.tsx')).EventPreview,
)
const See: SeeAsVisitor = (props) => <PostPreview {...props} page={Page} />

export const EventsView = (props: ViewProps) => <PostManagement {...props} kind={EVENTS} see={See} />
