import type { BlogDocument } from './stored/blog.ts'
import type { Authored, PublicPost, WithUrdu } from './stored/post.ts'

/** A post as the dashboard reads it. */
export type Blog = BlogDocument & { id: string }

/** A post as visitors read it. */
export type PublicBlog = PublicPost<Blog>

/** A post as REST lists it: team and admins also read who wrote, changed and scheduled it. */
export type ListedBlog = WithUrdu<PublicBlog> & Partial<Authored>

/** The id of the sample post, which pages show at the address without an id. No stored post has it. */
export const SAMPLE_POST_ID = 'sample'
