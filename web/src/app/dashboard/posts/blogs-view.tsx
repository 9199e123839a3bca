import { lazy, Suspense } from 'react'
import { BLOGS } from '#features/posts/kinds.ts'
import { PostManagement, type SeeAsVisitor } from '#features/posts/view/post-management.tsx'
import type { ViewProps } from '../rail/view.ts'

// the public page is loaded with the first preview
const BlogPreview = lazy(async () => ({ default: (await import('./blog-preview.tsx')).BlogPreview }))
const See: SeeAsVisitor = (props) => (
  <Suspense>
    <BlogPreview {...props} />
  </Suspense>
)

export const BlogsView = (props: ViewProps) => <PostManagement {...props} kind={BLOGS} see={See} />
