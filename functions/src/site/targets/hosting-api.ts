import { setTimeout as wait } from 'node:timers/promises'
import { callOut } from '../../cloud/outgoing.ts'
import { PublishFailure } from '../publish-failure.ts'

/** Milliseconds for one call. */
const PATIENCE = 30_000
/** One of thousands of uploads may fail without a reason. */
const TRIES = 3
const BETWEEN_TRIES = 100

/** How Google's Hosting is reached; tests have one of their own. */
export interface HostingAccess {
  /** Of the REST API, without a slash at the end. */
  origin: string
  /** A token that is good by now. */
  token: () => Promise<string>
}

/** As much of a version as a publisher needs; `config` is passed on as it is. */
export interface Version {
  name: string
  config?: object
}

/** The calls of Firebase Hosting's REST API that a release needs. */
export interface HostingApi {
  /** The version that visitors get, `undefined` where there is none. */
  liveVersion: () => Promise<Version | undefined>
  /** Hashes of the files of a version, by address. */
  filesOf: (version: string) => Promise<Map<string, string>>
  /** @returns its name */
  createVersion: (config: object) => Promise<string>
  /** Names files of a version; an empty hash takes one out. @returns what Hosting does not have yet, and where to bring it */
  populate: (
    version: string,
    files: Record<string, string>,
  ) => Promise<{ wanted: string[]; uploadUrl: string }>
  upload: (uploadUrl: string, hash: string, bytes: Buffer) => Promise<void>
  finalize: (version: string) => Promise<void>
  release: (version: string) => Promise<void>
}

interface Page {
  files?: { path: string; hash: string }[]
  nextPageToken?: string
}

/** @param site Hosting's name of it */
export function hostingApi({ origin, token }: HostingAccess, site: string): HostingApi {
  /**
   * Calls Google.
   * @param address below the API's, or a whole one
   * @param tries how often the same is called where Google fails; only what does nothing the second time
   */
  const call = <T>(
    name: string,
    method: string,
    address: string,
    body?: object | Buffer,
    tries = 1,
  ): Promise<T> =>
    callOut(`hosting ${name}`, () => repeat(tries, () => callOnce<T>(name, method, address, body)))

  async function callOnce<T>(
    name: string,
    method: string,
    address: string,
    body?: object | Buffer,
  ): Promise<T> {
    const isFile = Buffer.isBuffer(body)
    const response = await fetch(address.startsWith('http') ? address : `${origin}/v1beta1/${address}`, {
      method,
      headers: {
        authorization: `Bearer ${await token()}`,
        ...(body && { 'content-type': isFile ? 'application/octet-stream' : 'application/json' }),
      },
      ...(body && { body: isFile ? new Uint8Array(body) : JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE),
    })
    const said = await response.text()
    if (!response.ok) throw refusalOf(name, response.status, said)
    return (isFile ? undefined : JSON.parse(said)) as T
  }

  return {
    async liveVersion() {
      const { release } = await call<{ release?: { version?: Version } }>(
        'live',
        'GET',
        `sites/${site}/channels/live`,
      )
      return release?.version
    },
    async filesOf(version) {
      const files = new Map<string, string>()
      for (let pageToken = ''; ;) {
        const page = await call<Page>(
          'files',
          'GET',
          `${version}/files?pageSize=1000&pageToken=${encodeURIComponent(pageToken)}`,
        )
        for (const { path, hash } of page.files ?? []) files.set(path, hash)
        if (!page.nextPageToken) return files
        pageToken = page.nextPageToken
      }
    },
    async createVersion(config) {
      return (await call<Version>('create', 'POST', `sites/${site}/versions`, { config })).name
    },
    async populate(version, files) {
      const answer = await call<{ uploadRequiredHashes?: string[]; uploadUrl: string }>(
        'populate',
        'POST',
        `${version}:populateFiles`,
        { files },
        TRIES,
      )
      return { wanted: answer.uploadRequiredHashes ?? [], uploadUrl: answer.uploadUrl }
    },
    upload: (uploadUrl, hash, bytes) => call('upload', 'POST', `${uploadUrl}/${hash}`, bytes, TRIES),
    finalize: (version) => call('finalize', 'PATCH', `${version}?updateMask=status`, { status: 'FINALIZED' }),
    release: (version) =>
      call('release', 'POST', `sites/${site}/releases?versionName=${encodeURIComponent(version)}`, {}),
  }
}

async function repeat<T>(tries: number, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (tries === 1 || (error instanceof PublishFailure && error.code === 'notPermitted')) throw error
    await wait(BETWEEN_TRIES)
    return repeat(tries - 1, work)
  }
}

/** What Google said, in its own words, which name the site and nobody else. */
function refusalOf(name: string, status: number, said: string): PublishFailure {
  const detail = `${name}: ${status} ${wordsOf(said)}`
  return new PublishFailure(status === 403 ? 'notPermitted' : 'failed', detail)
}

function wordsOf(said: string): string {
  try {
    return (JSON.parse(said) as { error?: { message?: string } }).error?.message ?? ''
  } catch {
    return said.slice(0, 100)
  }
}
