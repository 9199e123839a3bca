import type { BlogDocument } from './stored/blog.ts'

/** A post as the dashboard and REST with a team token see it. */
export type Blog = BlogDocument & { id: string }

/** A post as lists answer it; to visitors only published ones. */
export type PublicBlog = Omit<Blog, 'author_uid' | 'editor_name'>

/** Stands for the id of the sample that a site shows at the address without one; no stored post has it. */
export const SAMPLE_POST_ID = 'sample'
