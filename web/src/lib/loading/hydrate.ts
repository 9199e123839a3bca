/**
 * How a page says that a part of it needs the app: `<Section {...hydrateNearView}>`. The app is loaded, and the page hydrated, when the part
 * comes within a third of a screen of the view of somebody who scrolls or moves the pointer; everything else on the page must work
 * as plain HTML. Whatever a reader touches, types into or moves the focus to starts the app as well.
 */
export const hydrateNearView = { 'data-live': '33%' } as const

/** The same for a form, which is ready earlier: within a whole screen of the view. `PageForm` has it. */
export const hydrateForm = { 'data-live': '100%' } as const

/**
 * For a part that shows something else than its file when the address asks for it: the names of its query, such as
 * `<section {...liveQuery('search page')}>`. An address that has one of them starts the app at once.
 */
export const liveQuery = (names: string) => ({ 'data-query': names })
