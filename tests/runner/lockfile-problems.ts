interface Lockfile {
  packages: Record<string, { optionalDependencies?: Record<string, string> }>
}

/**
 * Finds packages whose builds for other systems are missing from the lockfile. They install here and fail there.
 * @returns one sentence for each optional dependency that is not locked
 */
export function missingOptionals({ packages }: Lockfile): string[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !resolves(path, name, packages))
      .map((name) => `${path || 'package.json'} wants ${name} on some system, and the lockfile has none.`),
  )
}

/**
 * Finds a package as Node does: next to the package that needs it, then in every folder above. @param path of
 * the package that needs it, such as 'node_modules/a/node_modules/b'
 */
function resolves(path: string, name: string, packages: Lockfile['packages']): boolean {
  if (`${path ? `${path}/` : ''}node_modules/${name}` in packages) return true
  if (path === '') return false
  return resolves(path.slice(0, Math.max(0, path.lastIndexOf('/'))), name, packages)
}

interface Manifest {
  dependencies?: Record<string, string>
}

/**
 * Finds dependencies of the functions that no registry has. `firebase deploy` uploads the functions folder
 * alone, where a workspace cannot be installed. @param manifest functions/package.json @param workspaces
 * names of the project's own packages @returns one sentence for each such dependency
 */
export function notFromRegistry(manifest: Manifest, workspaces: string[]): string[] {
  return Object.entries(manifest.dependencies ?? {})
    .filter(([name, range]) => workspaces.includes(name) || !/^[\^~]?\d+(\.\d+)*/.test(range))
    .map(([name, range]) => `functions/package.json has ${name} at ${range}, which no registry serves.`)
}
