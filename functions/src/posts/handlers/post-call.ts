import type { changeBlog, createBlog, deleteBlog } from 'domain/api/managed-posts.ts'
import type { getBlog, listBlogs } from 'domain/api/posts.ts'
import type { Call } from '../../http/handler.ts'
import type { PostInput } from '../post-kind.ts'

// What the calls of posts and of events have in common; they differ in the fields alone.

export type ListCall = Call<typeof listBlogs>
export type GetCall = Call<typeof getBlog>
export type DeleteCall = Call<typeof deleteBlog>
export type ChangeCall = Call<typeof changeBlog>
export type CreateCall<Input extends PostInput> = Omit<Call<typeof createBlog>, 'input'> & { input: Input }
