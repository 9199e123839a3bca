import { BlogPage } from '#features/blogs/list/blog-page.tsx'

// One page in the three layouts, each at an address of its own.

export const ListWithSideAtEnd = () => <BlogPage layout="right" />
export const ListWithSideAtStart = () => <BlogPage layout="left" />
export const ListOverFullWidth = () => <BlogPage layout="fullwidth" />
