import { PAGE_FOLDER, type Redirect } from 'domain/pages/page.ts'
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { PublishFailure } from './publish-failure.ts'
import { type HostingAccess, hostingApi, type HostingApi, type Version } from './hosting-api.ts'
import type { Draft, PublishTarget, RenderedFile } from './target.ts'

/** Files that one call may name. */
const NAMED = 1_000
/** Files that are uploaded at once. */
const AT_ONCE = 100

/** Publishes to Firebase Hosting. A release is named by its version, so a restored release has its old name. */
export function hostingTarget(access: HostingAccess, site: string): PublishTarget {
  const untimed = hostingApi(access, site)
  return {
    liveRelease: async () => (await untimed.liveVersion())?.name ?? '',
    begin: (goOn) => begin(hostingApi(access, site, goOn), untimed),
  }
}

/** Ends the message of each release of ours: the version that it was made from. */
const MADE_FROM = / from (sites\/\S+)$/

/**
 * Releases a deployment again that was live for less than a second, because a release made from the version before it overtook it.
 * @returns whether it had to
 */
async function restoreDeployment(api: HostingApi): Promise<boolean> {
  const [newest, before] = await api.lastReleases()
  const [, from] = MADE_FROM.exec(newest?.message ?? '') ?? []
  const overtaken = before?.version?.name
  if (!from || !overtaken || overtaken === from) return false
  await api.release(overtaken, 'Restored: a release had overtaken this deployment.')
  return true
}

/**
 * Checks that a version says how it is served. Pages without it would have no functions and no policy.
 * @throws PublishFailure
 */
function assertConfig({ name, config = {} }: Version): void {
  const hasPolicy = (config.headers ?? []).some((rule) =>
    Object.keys(rule.headers ?? {}).some((header) => header.toLowerCase() === 'content-security-policy'),
  )
  const missing = [
    ...((config.rewrites ?? []).length > 0 ? [] : ['rewrites']),
    ...(hasPolicy ? [] : ['Content-Security-Policy']),
  ]
  if (missing.length > 0)
    throw new PublishFailure('build', `The live version has no ${missing.join(' and no ')}.`, name)
}

/** Begins a version of the site. @param untimed the same API without a deadline, to delete a draft that is too late */
async function begin(api: HostingApi, untimed: HostingApi): Promise<Draft> {
  await restoreDeployment(api)
  const live = await api.liveVersion()
  if (!live) throw new PublishFailure('build', 'Nothing was ever deployed, or the site is switched off.')
  assertConfig(live)
  const files = await api.filesOf(live.name)
  const put = new Set<string>()
  let version: string | undefined
  let mayBeLive = false
  const drafted = async () => (version ??= await api.createVersion())
  return {
    from: live.name,
    files: new Set(files.keys()),
    put: async (rendered) => {
      const into = await drafted()
      await uploadFiles(api, into, rendered)
      for (const { path } of rendered) put.add(path)
    },
    release: async (removed, redirects, build) => {
      const into = await drafted()
      const gone = new Set(removed)
      const kept = [...files].filter(([path]) => !put.has(path) && !gone.has(path))
      const takenBack = removed.filter((path) => put.has(path)).map((path) => [path, ''] as const)
      for (const named of inParts([...kept, ...takenBack], NAMED)) {
        const { wanted } = await api.populate(into, Object.fromEntries(named))
        if (wanted.length > 0) throw new PublishFailure('failed', `Hosting has lost ${wanted.length} files.`)
      }
      await api.finalize(into, withRedirects(live.config, redirects))
      // a deployment that happened meanwhile must stay
      if ((await api.liveVersion())?.name !== live.name)
        throw new PublishFailure('failed', 'Another version was released meanwhile.')
      // a release whose answer is lost may have been done
      mayBeLive = true
      await api.release(into, `Published by the office. Build ${build} from ${live.name}`)
      if (await restoreDeployment(api))
        throw new PublishFailure('failed', 'A deployment was released meanwhile.')
      return into
    },
    discard: async () => {
      if (version && !mayBeLive) await untimed.deleteVersion(version)
    },
  }
}

/** Returns a config with these redirects of pages instead of those of an earlier release. */
function withRedirects(config: Version['config'] = {}, redirects: readonly Redirect[]) {
  const others = (config.redirects ?? []).filter(({ glob = '' }) => !glob.startsWith(PAGE_FOLDER))
  const ours = redirects.map(({ from, to }) => ({ glob: from, statusCode: 301, location: to }))
  const all = [...others, ...ours]
  const { redirects: _earlier, ...rest } = config
  return { ...rest, ...(all.length > 0 && { redirects: all }) }
}

/** Names files of a version and uploads those that Hosting needs. */
async function uploadFiles(
  api: HostingApi,
  version: string,
  rendered: readonly RenderedFile[],
): Promise<void> {
  const packed = await Promise.all(rendered.map(pack))
  const byHash = new Map(packed.map(({ hash, bytes }) => [hash, bytes]))
  const named = Object.fromEntries(packed.map(({ path, hash }) => [path, hash]))
  const { wanted, uploadUrl } = await api.populate(version, named)
  for (const hashes of inParts(wanted, AT_ONCE))
    await Promise.all(
      hashes.map(async (hash) => {
        const bytes = byHash.get(hash)
        if (bytes) await api.upload(uploadUrl, hash, bytes)
      }),
    )
}

/** Compresses a file. The same content gives the same bytes: gzip stores no time, and the level is that of Firebase's tools. */
async function pack({ path, content }: RenderedFile): Promise<{ path: string; bytes: Buffer; hash: string }> {
  const bytes = await promisify(gzip)(content, { level: 9 })
  return { path, bytes, hash: createHash('sha256').update(bytes).digest('hex') }
}

function inParts<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_none, n) =>
    all.slice(n * size, (n + 1) * size),
  )
}
