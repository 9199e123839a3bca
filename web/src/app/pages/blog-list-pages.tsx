import { BlogPage } from '#features/blogs/list/blog-page.tsx'

// The same page in three layouts, each with its own address.

export const ListWithSideAtEnd = () => <BlogPage layout="right" />
export const ListWithSideAtStart = () => <BlogPage layout="left" />
export const ListOverFullWidth = () => <BlogPage layout="fullwidth" />
