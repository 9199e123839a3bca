/** A package in a lockfile. */
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

/** The parts of package-lock.json that are read. */
export interface Lockfile {
  packages: Record<string, LockedPackage>
}

/** The parts of package.json that are deployed. */
export interface Manifest {
  name: string
  type: string
  main: string
  engines: Record<string, string>
  dependencies: Record<string, string>
}

/** Returns the package.json to deploy, without development dependencies and scripts. */
export const deployedManifest = ({ name, type, main, engines, dependencies }: Manifest) => ({
  name,
  private: true,
  type,
  main,
  engines,
  dependencies,
})

/**
 * Returns a lockfile of one workspace with the versions and checksums of the project's lockfile.
 * npm has no command for it: `npm install` without a lockfile would choose the newest versions.
 * @param workspace its folder, such as `functions`
 * @throws when a needed package is not in the lockfile
 */
export function pruneLockfile(workspace: string, manifest: Manifest, whole: Lockfile) {
  const root = deployedManifest(manifest)
  /** The path in the whole lockfile of each package of the pruned one. */
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
      const place = decodeCursor(at, name, source, from)
      from[place] = source
      const isNow = isNeeded && !isOptional
      // a package that was optional until now may need more
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

/** Returns the dependencies of a package by name, with whether each is optional. */
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

/** Finds a package as Node does: beside the one that needs it, then in every folder above. */
export function resolve(at: string, name: string, packages: Record<string, unknown>): string | undefined {
  for (let folder = at; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const path = `${folder && `${folder}/`}node_modules/${name}`
    if (path in packages) return path
    if (folder === '') return undefined
  }
}

/** Chooses the highest free path: the top, or below the package that needs it where the top has another version. */
function decodeCursor(at: string, name: string, source: string, from: Record<string, string>): string {
  const seen = resolve(at, name, from)
  if (seen === undefined) return `node_modules/${name}`
  return from[seen] === source ? seen : `${at}/node_modules/${name}`
}
