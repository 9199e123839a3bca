import { matchPath } from 'react-router-dom'

/**
 * Finds the page for an address, so that its code can be loaded before rendering.
 * @param pages in order of preference, each with a react-router pattern
 * @param pathname path without the query
 * @returns undefined if no page has this address
 */
export const findPage = <Page extends { pattern: string }>(
  pages: readonly Page[],
  pathname: string,
): Page | undefined => pages.find(({ pattern }) => matchPath(pattern, pathname))
