import { lazy, Suspense } from 'react'
import { EVENTS } from '#features/posts/kinds.ts'
import { PostManagement, type SeeAsVisitor } from '#features/posts/view/post-management.tsx'
import type { ViewProps } from '../rail/view.ts'

// the public page is loaded with the first preview
const EventPreview = lazy(async () => ({ default: (await import('./event-preview.tsx')).EventPreview }))
const See: SeeAsVisitor = (props) => (
  <Suspense>
    <EventPreview {...props} />
  </Suspense>
)

export const EventsView = (props: ViewProps) => <PostManagement {...props} kind={EVENTS} see={See} />
