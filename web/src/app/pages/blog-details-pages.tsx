import { PostPage } from '#features/blogs/post/post-page.tsx'

// The same page in three layouts, each with its own address.

export const PostWithSideAtEnd = () => <PostPage layout="right" />
export const PostWithSideAtStart = () => <PostPage layout="left" />
export const PostOverFullWidth = () => <PostPage layout="fullwidth" />
