/** The side bar of a list or a post: at the end, at the start, or none. */
export type BlogLayout = 'right' | 'left' | 'fullwidth'
