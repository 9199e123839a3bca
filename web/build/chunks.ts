/** What the bundler says of a module while it makes chunks. */
interface ModuleGraph {
  getModuleInfo: (id: string) => { importers: readonly string[] } | null
}

const ENTRY = /web\/src\/main\.tsx$/
const START = /web\/src\/app\/start\.tsx$/
const HOME = /web\/src\/app\/home-page\.tsx$/
const SHARED = /(web\/src\/(app|components|lib|styles)|domain\/src)\//
const EVERYWHERE =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|styled-components|stylis|@emotion|@lingui)\//

const importersOf = (id: string, graph: ModuleGraph) => graph.getModuleInfo(id)?.importers ?? []

/** Whether a module is imported, over however many others, by the app's frame or the home page. */
const isInFirstVisit = (id: string, graph: ModuleGraph, seen = new Set<string>()): boolean => {
  if (START.test(id) || HOME.test(id)) return true
  if (seen.has(id)) return false
  seen.add(id)
  return importersOf(id, graph).some((importer) => isInFirstVisit(importer, graph, seen))
}

/** What the first visit shares with other pages. */
const isCommon = (id: string, graph: ModuleGraph) =>
  SHARED.test(id) && !HOME.test(id) && isInFirstVisit(id, graph)

/** What decides when the app is loaded, with all that it imports: it must not import the app. */
const isEarly = (id: string, graph: ModuleGraph, seen = new Set<string>()): boolean => {
  if (ENTRY.test(id) || id.endsWith('/web/build/preload.ts')) return true
  if (seen.has(id)) return false
  seen.add(id)
  return importersOf(id, graph).some((importer) => isEarly(importer, graph, seen))
}

/**
 * Which module goes into which file; the rest is left to the bundler, which puts what two pages share into ever smaller
 * files, each of which costs the first visit more bytes.
 */
export const chunkGroups = [
  { priority: 3, name: (id: string, graph: ModuleGraph) => (isEarly(id, graph) ? 'early' : null) },
  // one file that stays in browsers' caches from release to release
  { priority: 2, name: 'vendor', test: EVERYWHERE },
  { priority: 1, name: (id: string, graph: ModuleGraph) => (isCommon(id, graph) ? 'common' : null) },
]
