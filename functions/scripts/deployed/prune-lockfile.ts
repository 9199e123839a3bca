/** A package as a lockfile has it. */
export interface LockedPackage {
  version?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
  optional?: boolean
  dev?: boolean
  devOptional?: boolean
  peer?: boolean
}

/** As much of a package-lock.json as is read. */
export interface Lockfile {
  packages: Record<string, LockedPackage>
}

/** As much of a package.json as is deployed. */
export interface Manifest {
  name: string
  type: string
  main: string
  engines: Record<string, string>
  dependencies: Record<string, string>
}

/** The package.json that is deployed: nothing that only builds or tests, and no script that somebody's server could run. */
export const deployedManifest = ({ name, type, main, engines, dependencies }: Manifest) => ({
  name,
  private: true,
  type,
  main,
  engines,
  dependencies,
})

/**
 * The part of the project's lockfile that one workspace needs, as a lockfile of its own: the same versions with the same
 * checksums. npm has no command for it, and `npm install` without one would choose today's versions.
 * @param workspace its folder, such as `functions`
 * @throws when a package that is needed is not locked
 */
export function pruneLockfile(workspace: string, manifest: Manifest, whole: Lockfile) {
  const root = deployedManifest(manifest)
  /** Where each package of the pruned tree stands in the whole one. */
  const from: Record<string, string> = {}
  const needed: Record<string, boolean> = {}
  const waiting: { at: string; isNeeded: boolean }[] = [{ at: '', isNeeded: true }]
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { at, isNeeded } = next
    const wants = at === '' ? root : (whole.packages[from[at] ?? ''] ?? {})
    for (const [name, isOptional] of wantedBy(wants)) {
      const source = resolve(at === '' ? workspace : (from[at] ?? ''), name, whole.packages)
      if (source === undefined) {
        if (isOptional) continue
        throw new Error(`${name} is not in the lockfile, but ${at || workspace} needs it.`)
      }
      const place = placeOf(at, name, source, from)
      from[place] = source
      const isNow = isNeeded && !isOptional
      // what was only optional before may bring more that is needed
      if (needed[place] === undefined || (isNow && !needed[place])) {
        needed[place] = isNow
        waiting.push({ at: place, isNeeded: isNow })
      }
    }
  }
  const packages: Record<string, object> = { '': root }
  for (const place of Object.keys(from).toSorted()) {
    const {
      dev: _dev,
      devOptional: _either,
      peer: _peer,
      optional: _optional,
      ...locked
    } = whole.packages[from[place] ?? ''] ?? {}
    packages[place] = { ...locked, ...(!needed[place] && { optional: true }) }
  }
  return { lockfile: { name: root.name, lockfileVersion: 3, requires: true, packages }, from }
}

/** Names of what a package needs, and whether it does without. */
function wantedBy(locked: LockedPackage): Map<string, boolean> {
  const { dependencies = {}, optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta } = locked
  const isOptionalPeer = (name: string) => peerDependenciesMeta?.[name]?.optional === true
  return new Map([
    ...Object.keys(peerDependencies)
      .filter((name) => !isOptionalPeer(name))
      .map((name) => [name, false] as const),
    ...Object.keys(dependencies).map((name) => [name, false] as const),
    ...Object.keys(optionalDependencies).map((name) => [name, true] as const),
  ])
}

/** Looks where Node would: beside the package, then in every folder above it. */
export function resolve(at: string, name: string, packages: Record<string, unknown>): string | undefined {
  for (let folder = at; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const path = `${folder && `${folder}/`}node_modules/${name}`
    if (path in packages) return path
    if (folder === '') return undefined
  }
}

/** As high as it can stand: at the top, or beside who wants it where another version has that place. */
function placeOf(at: string, name: string, source: string, from: Record<string, string>): string {
  const seen = resolve(at, name, from)
  if (seen === undefined) return `node_modules/${name}`
  return from[seen] === source ? seen : `${at}/node_modules/${name}`
}
