import { callOut } from '../../cloud/outgoing.ts'
import { PublishFailure } from './publish-failure.ts'

/** Milliseconds for one call. */
const PATIENCE = 30_000
/** Milliseconds before the second and third try. Of thousands of calls one may fail without a reason. */
const PAUSES = [1_000, 4_000]
/** Too many requests. */
const TOO_MANY = 429

/** Access to Google's Hosting; tests pass their own. */
export interface HostingAccess {
  /** Address of the REST API without a trailing slash. */
  origin: string
  /** Returns a valid token. */
  token: () => Promise<string>
  /** Waits between two tries. */
  wait: (milliseconds: number) => Promise<void>
}

/** A redirect in a version's config. */
interface ConfiguredRedirect {
  glob?: string
  statusCode: number
  location: string
}

/** The part of a version that a publisher needs. The rest of `config` is passed on unchanged. */
export interface Version {
  name: string
  config?: {
    redirects?: ConfiguredRedirect[]
    rewrites?: object[]
    headers?: { headers?: Record<string, string> }[]
  }
}

/** A release of the live channel. */
interface Release {
  version?: { name?: string }
  message?: string
}

/** The calls of Firebase Hosting's REST API that a release needs. */
export interface HostingApi {
  /** Returns the live version; `undefined` if there is none. */
  liveVersion: () => Promise<Version | undefined>
  /** Returns the last two releases, the newest first. */
  lastReleases: () => Promise<Release[]>
  /** Returns the hashes of a version's files by address. */
  filesOf: (version: string) => Promise<Map<string, string>>
  /** @returns its name */
  createVersion: () => Promise<string>
  /**
   * Names files of a version; an empty hash removes one.
   * @returns the hashes that Hosting needs, and where to upload them
   */
  populate: (
    version: string,
    files: Record<string, string>,
  ) => Promise<{ wanted: string[]; uploadUrl: string }>
  upload: (uploadUrl: string, hash: string, bytes: Buffer) => Promise<void>
  /** Completes a version with its config. */
  finalize: (version: string, config: object) => Promise<void>
  /** @param message for the history of releases, at most 512 characters */
  release: (version: string, message: string) => Promise<void>
  deleteVersion: (version: string) => Promise<void>
}

interface Page {
  files?: { path: string; hash: string }[]
  nextPageToken?: string
}

/**
 * Builds the client.
 * @param site Hosting's name of it
 * @param before called before each call
 */
export function hostingApi(
  { origin, token, wait }: HostingAccess,
  site: string,
  before: () => Promise<void> = async () => {},
): HostingApi {
  /**
   * Calls Google.
   * @param address below the API's, or a whole one
   * @param isRepeatable whether to try again after a failure, because a second call changes nothing
   */
  async function call<T>(
    name: string,
    method: string,
    address: string,
    body?: object | Buffer,
    isRepeatable = method === 'GET',
  ): Promise<T> {
    await before()
    return callOut(`hosting ${name}`, () =>
      repeat(isRepeatable ? PAUSES : [], () => callOnce<T>(name, method, address, body)),
    )
  }

  async function repeat<T>([pause, ...pauses]: number[], work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      if (pause === undefined || isFinal(error)) throw error
      await wait(pause)
      return repeat(pauses, work)
    }
  }

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
    const text = await response.text()
    if (!response.ok) throw new HostingError(name, response.status, text)
    return (isFile ? undefined : JSON.parse(text)) as T
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
    async lastReleases() {
      const address = `sites/${site}/releases?pageSize=2`
      return (await call<{ releases?: Release[] }>('releases', 'GET', address)).releases ?? []
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
    async createVersion() {
      return (await call<Version>('create', 'POST', `sites/${site}/versions`, {})).name
    },
    async populate(version, files) {
      const answer = await call<{ uploadRequiredHashes?: string[]; uploadUrl: string }>(
        'populate',
        'POST',
        `${version}:populateFiles`,
        { files },
        true,
      )
      return { wanted: answer.uploadRequiredHashes ?? [], uploadUrl: answer.uploadUrl }
    },
    upload: (uploadUrl, hash, bytes) => call('upload', 'POST', `${uploadUrl}/${hash}`, bytes, true),
    finalize: (version, config) =>
      call('finalize', 'PATCH', `${version}?updateMask=status,config`, { status: 'FINALIZED', config }, true),
    release: (version, message) =>
      call('release', 'POST', `sites/${site}/releases?versionName=${encodeURIComponent(version)}`, {
        message,
      }),
    deleteVersion: (version) => call('delete', 'DELETE', version),
  }
}

/** Google's own error message, which names only the site. */
class HostingError extends PublishFailure {
  readonly status: number
  constructor(name: string, status: number, text: string) {
    super(status === 403 ? 'notPermitted' : 'failed', `${name}: ${status} ${messageOf(text)}`)
    this.status = status
  }
}

/** Returns whether a second try would fail too. */
const isFinal = (error: unknown): boolean =>
  error instanceof HostingError && error.status < 500 && error.status !== TOO_MANY

function messageOf(text: string): string {
  try {
    return (JSON.parse(text) as { error?: { message?: string } }).error?.message ?? ''
  } catch {
    return text.slice(0, 100)
  }
}
