/** @typedef {{ link?: boolean, optionalDependencies?: Record<string, string> }} LockedPackage */
/** @typedef {{ packages: Record<string, LockedPackage> }} Lockfile */

/**
 * A package whose builds for other systems are missing from the lockfile installs here and fails on those systems.
 * @param {Lockfile} lockfile
 * @returns {string[]} one sentence for each optional dependency that is not locked
 */
export function missingOptionals({ packages }) {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !resolves(path, name, packages))
      .map((name) => `${path || 'package.json'} wants ${name} on some system, and the lockfile has none.`),
  )
}

/**
 * Looks where Node would: beside the package, then in every folder above it.
 * @param {string} path of the package that wants it, such as 'node_modules/a/node_modules/b'
 * @param {string} name
 * @param {Lockfile['packages']} packages
 * @returns {boolean}
 */
function resolves(path, name, packages) {
  if (`${path ? `${path}/` : ''}node_modules/${name}` in packages) return true
  if (path === '') return false
  return resolves(path.slice(0, Math.max(0, path.lastIndexOf('/'))), name, packages)
}

/**
 * `firebase deploy` uploads the functions folder alone, where a workspace cannot be installed.
 * @param {{ dependencies?: Record<string, string> }} manifest functions/package.json
 * @param {string[]} workspaces names of the project's own packages
 * @returns {string[]} one sentence for each dependency that no registry has
 */
export function notFromRegistry({ dependencies = {} }, workspaces) {
  return Object.entries(dependencies)
    .filter(([name, range]) => workspaces.includes(name) || !/^[\^~]?\d+(\.\d+)*/.test(range))
    .map(([name, range]) => `functions/package.json has ${name} at ${range}, which no registry serves.`)
}
