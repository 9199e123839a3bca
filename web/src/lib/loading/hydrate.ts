/**
 * Marks a part that needs the app: `<Section {...hydrateNearView}>`. The page hydrates when the part comes within a
 * third of a screen of the view. The rest of the page must work as plain HTML. Any touch, key or focus hydrates too.
 */
export const hydrateNearView = { 'data-live': '33%' } as const

/** Marks a form, which hydrates earlier: within one screen of the view. `PageForm` sets it. */
export const hydrateForm = { 'data-live': '100%' } as const

/**
 * Marks a part that depends on the query, such as `<section {...hydrateForQuery('search page')}>`. If the address has
 * one of these names, the page hydrates at once.
 */
export const hydrateForQuery = (names: string) => ({ 'data-query': names })
