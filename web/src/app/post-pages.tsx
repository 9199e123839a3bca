import { PostPage } from '#features/blogs/post/post-page.tsx'

// One page in the three layouts, each at an address of its own.

export const PostWithSideAtEnd = () => <PostPage layout="right" />
export const PostWithSideAtStart = () => <PostPage layout="left" />
export const PostOverFullWidth = () => <PostPage layout="fullwidth" />
