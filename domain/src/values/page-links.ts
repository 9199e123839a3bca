/** The places that can link a page of the office: nothing, the footer of every page, or the end of /about. */
export const PAGE_LINKS = ['none', 'footer', 'about'] as const
export type PageLink = (typeof PAGE_LINKS)[number]
