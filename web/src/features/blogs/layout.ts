/** Where the side bar of a list or of a post stands: at the end, at the start, or nowhere. */
export type BlogLayout = 'right' | 'left' | 'fullwidth'
