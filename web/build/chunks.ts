/** The bundler's view of a module while it makes chunks. */
interface ModuleGraph {
  getModuleInfo: (id: string) => { importers: readonly string[] } | null
}

const ENTRY = /web\/src\/main\.tsx$/
const START = /web\/src\/app\/start\.tsx$/
const HOME = /web\/src\/app\/(.*\/)?home-page\.tsx$/
const FORM_PAGES = [
  /web\/src\/features\/contact\/contact-page\.tsx$/,
  /web\/src\/features\/donations\/donate-page\.tsx$/,
]
/** Pages that share code with forms, and need not all of it. */
const WITHOUT_FORMS = [
  /web\/src\/features\/blogs\/list\/blog-page\.tsx$/,
  /web\/src\/app\/dashboard\/(dashboard-page|users-view)\.tsx$/,
]
const SHARED = /(web\/src\/(app|components|lib|styles)|domain\/src)\//
const EVERYWHERE =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|styled-components|stylis|@emotion|@lingui)\//

const importersOf = (id: string, graph: ModuleGraph) => graph.getModuleInfo(id)?.importers ?? []

/** Returns whether a module is one of these, or one of these imports it, directly or through others. */
const isImportedBy = (
  wanted: RegExp[],
  id: string,
  graph: ModuleGraph,
  seen = new Set<string>(),
): boolean => {
  if (wanted.some((one) => one.test(id))) return true
  if (seen.has(id)) return false
  seen.add(id)
  return importersOf(id, graph).some((importer) => isImportedBy(wanted, importer, graph, seen))
}

/** Returns whether the first visit shares a module with other pages. */
const isCommon = (id: string, graph: ModuleGraph) =>
  SHARED.test(id) && !HOME.test(id) && isImportedBy([START, HOME], id, graph)

/** Returns whether every public form needs a module. */
const isInForms = (id: string, graph: ModuleGraph) =>
  FORM_PAGES.every((page) => !page.test(id) && isImportedBy([page], id, graph))

/** Returns whether a module belongs to the script that decides when the app is loaded. That script must not import the app. */
const isEarly = (id: string, graph: ModuleGraph, seen = new Set<string>()): boolean => {
  if (ENTRY.test(id) || id.endsWith('/web/build/preload.ts')) return true
  if (seen.has(id)) return false
  seen.add(id)
  return importersOf(id, graph).some((importer) => isEarly(importer, graph, seen))
}

/**
 * Names the file of each module of the first visit. The bundler alone would make many small files, which cost more bytes.
 * It chooses the file of every other module.
 */
export const chunkGroups = [
  { priority: 3, name: (id: string, graph: ModuleGraph) => (isEarly(id, graph) ? 'early' : null) },
  // one file that browsers keep from release to release
  { priority: 2, name: 'vendor', test: EVERYWHERE },
  { priority: 1, name: (id: string, graph: ModuleGraph) => (isCommon(id, graph) ? 'common' : null) },
  // what the list of posts and the first views of the dashboard share with forms, so that they need not load all of those
  {
    priority: 0.5,
    name: (id: string, graph: ModuleGraph) =>
      isInForms(id, graph) && isImportedBy(WITHOUT_FORMS, id, graph) ? 'inner' : null,
  },
  { priority: 0, name: (id: string, graph: ModuleGraph) => (isInForms(id, graph) ? 'form' : null) },
  // the style is smaller than a file of its own
  {
    priority: 0,
    name: 'radio-picks',
    test: /web\/src\/(components\/fields\/radio-picks\.tsx|styles\/tick-box\.ts)$/,
  },
]
