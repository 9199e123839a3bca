import { MAX_LENGTH } from '../limits.ts'

// Apart from the addresses, which every public page loads.

/** Matches the end of the address of a page. */
export const PAGE_NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Suggests the name of a page from its title; '' for a title without Latin letters or digits. */
export const toPageName = (title: string): string =>
  title
    .normalize('NFKD')
    .replaceAll(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH.pageName)
    .replaceAll(/^-|-$/g, '')
