import { latePart } from '#components/dashboard/late-part.tsx'
import { BLOGS, EVENTS } from '#features/posts/kinds.ts'
import type { SeeAsVisitor } from '#features/posts/editor/post-editor.tsx'
import { PostManagement } from '#features/posts/view/post-management.tsx'
import type { ViewProps } from '../rail/view.ts'
import { PostPreview, type PreviewedPage } from './post-preview.tsx'

// the public pages are loaded with the first preview
const BlogPage: PreviewedPage = latePart(
  'preview',
  async () => (await import('./blog-preview.tsx')).BlogPreview,
)
const EventPage: PreviewedPage = latePart(
  'preview',
  async () => (await import('./event-preview.tsx')).EventPreview,
)
const SeeBlog: SeeAsVisitor = (props) => <PostPreview {...props} page={BlogPage} />
const SeeEvent: SeeAsVisitor = (props) => <PostPreview {...props} page={EventPage} />

export const BlogsView = (props: ViewProps) => <PostManagement {...props} kind={BLOGS} see={SeeBlog} />

export const EventsView = (props: ViewProps) => <PostManagement {...props} kind={EVENTS} see={SeeEvent} />
