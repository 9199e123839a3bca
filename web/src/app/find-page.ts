import { matchPath } from 'react-router-dom'

/**
 * The page at an address, so that its code can be loaded before it is rendered.
 * @param pages in the order of preference, each with a pattern as the router reads it
 * @param pathname of the address, without its search
 * @returns undefined where no page has this address
 */
export const findPage = <Page extends { pattern: string }>(
  pages: readonly Page[],
  pathname: string,
): Page | undefined => pages.find(({ pattern }) => matchPath(pattern, pathname))
