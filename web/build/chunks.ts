/** The bundler's view of a module while it makes chunks. */
interface ModuleGraph {
  getModuleInfo: (id: string) => { importers: readonly string[] } | null
}

const ENTRY = /web\/src\/main\.tsx$/
const START = /web\/src\/app\/start\.tsx$/
const HOME = /web\/src\/app\/(.*\/)?home-page\.tsx$/
const SHARED = /(web\/src\/(app|components|lib|styles)|domain\/src)\//
const EVERYWHERE =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|styled-components|stylis|@emotion|@lingui)\//

const importersOf = (id: string, graph: ModuleGraph) => graph.getModuleInfo(id)?.importers ?? []

/** Returns whether the app's frame or the home page imports a module, directly or through others. */
const isInFirstVisit = (id: string, graph: ModuleGraph, seen = new Set<string>()): boolean => {
  if (START.test(id) || HOME.test(id)) return true
  if (seen.has(id)) return false
  seen.add(id)
  return importersOf(id, graph).some((importer) => isInFirstVisit(importer, graph, seen))
}

/** Returns whether the first visit shares a module with other pages. */
const isCommon = (id: string, graph: ModuleGraph) =>
  SHARED.test(id) && !HOME.test(id) && isInFirstVisit(id, graph)

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
]
