import { BLOGS } from '#features/posts/kinds.ts'
import { PostManagement } from '#features/posts/post-management.tsx'
import { SeeBlog } from './see-blog.tsx'
import type { ViewProps } from './view.ts'

export const BlogsView = (props: ViewProps) => <PostManagement {...props} kind={BLOGS} see={SeeBlog} />
