import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { gunzipSync, gzipSync } from 'node:zlib'

interface Version {
  name: string
  status: 'CREATED' | 'FINALIZED'
  config: object
  files: Map<string, string>
}

/** Returns an error in Google's format. */
class Refused extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** How a deployment is served, in the format of the API. */
export const SERVED = {
  cleanUrls: true,
  rewrites: [{ glob: '/api/**', run: { serviceId: 'api', region: 'europe-west1' } }],
  headers: [{ glob: '**', headers: { 'Content-Security-Policy': "default-src 'none'" } }],
}

const SITE = 'sites/chamber'
const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/**
 * Replaces the calls of Google's Hosting REST API (v1beta1) that a release needs, with every documented
 * error. Lists have small pages, as in the real API.
 */
export class HostingStandIn {
  readonly versions = new Map<string, Version>()
  /** The released versions; the last one is live. */
  readonly releases: string[] = []
  /** The messages of the releases; absent for those of deployments. */
  readonly messages: (string | undefined)[] = []
  /** Every call, such as `POST versions`. */
  readonly calls: string[] = []
  /** Files on a page of a list. */
  page = 2
  /** Milliseconds that each call takes at least. */
  delay = 0
  /** How many uploads run now, and the most at once. */
  readonly uploads = { now: 0, most: 0 }
  /** The token of allowed requests. */
  token = 'good'
  /** Whether the service account has permission. */
  isPermitted = true
  /** Replaces the response of a call, if any: with a status, or 'cut' for a broken connection. */
  interfere: (call: string) => number | 'cut' | undefined = () => undefined
  /** Returns 'cut' to break the connection after a call is done. */
  after: (call: string) => 'cut' | undefined = () => undefined
  /** Runs before each call. */
  before: (call: string) => void = () => {}
  readonly #contents = new Map<string, Buffer>()
  readonly #server = createServer((request, response) => void this.#answer(request, response))

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    return this.#origin
  }

  close(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  /** Releases files as `firebase deploy` does. */
  deploy(files: Record<string, string | Buffer>, config: object = {}): string {
    const version = this.#create(config)
    for (const [path, text] of Object.entries(files)) {
      const bytes = gzipSync(text)
      this.#contents.set(hashOf(bytes), bytes)
      version.files.set(path, hashOf(bytes))
    }
    version.status = 'FINALIZED'
    this.releases.push(version.name)
    return version.name
  }

  get live(): Version {
    const version = this.versions.get(this.releases.at(-1) ?? '')
    if (!version) throw new Error('Nothing was released.')
    return version
  }

  /** Returns the files that visitors get, by address. */
  served(): Record<string, string> {
    return Object.fromEntries(
      [...this.live.files].map(([path, hash]) => [
        path,
        gunzipSync(this.#contents.get(hash) ?? Buffer.alloc(0)).toString(),
      ]),
    )
  }

  get #origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request)
    const url = new URL(request.url ?? '', this.#origin)
    const call = `${request.method} ${url.pathname
      .replace(/^\/(v1beta1|upload)\/sites\/chamber\//, '')
      .replace(/^versions\/[\w-]+/, 'versions/V')
      .replace(/[0-9a-f]{64}$/, 'HASH')}`
    this.calls.push(call)
    const { uploads } = this
    const one = call.includes('HASH') ? 1 : 0
    uploads.now += one
    uploads.most = Math.max(uploads.most, uploads.now)
    await wait(this.delay)
    uploads.now -= one
    this.before(call)
    const interference = this.interfere(call)
    if (interference === 'cut') return void request.socket.destroy()
    const answer = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    try {
      if (interference) throw new Refused(interference, `Interfered with ${call}`)
      this.#authorize(request)
      const result = this.#perform(`${request.method} ${url.pathname}`, url.searchParams, body)
      if (this.after(call) === 'cut') return void request.socket.destroy()
      answer(200, result)
    } catch (error) {
      const { status, message } = error instanceof Refused ? error : new Refused(500, String(error))
      answer(status, { error: { code: status, message } })
    }
  }

  #authorize({ headers }: IncomingMessage): void {
    if (headers.authorization !== `Bearer ${this.token}`)
      throw new Refused(401, 'Request had invalid authentication credentials.')
    if (!this.isPermitted) throw new Refused(403, 'The caller does not have permission')
  }

  #perform(call: string, query: URLSearchParams, body: Buffer): object {
    const upload = new RegExp(`^POST /upload/(${SITE}/versions/[^/]+)/files/(.+)$`).exec(call)
    if (upload) return this.#upload(this.#version(upload[1]), upload[2] ?? '', body)
    const json = (body.length > 0 ? JSON.parse(body.toString()) : {}) as Record<string, unknown>
    if (call === `GET /v1beta1/${SITE}/channels/live`) {
      const version = this.versions.get(this.releases.at(-1) ?? '')
      if (!version) return { name: `${SITE}/channels/live` }
      const { name, status, config } = version
      return { name: `${SITE}/channels/live`, release: { type: 'DEPLOY', version: { name, status, config } } }
    }
    if (call.startsWith(`DELETE /v1beta1/${SITE}/versions/`))
      return this.#delete(call.slice('DELETE /v1beta1/'.length))
    if (call === `POST /v1beta1/${SITE}/versions`) {
      const { name, status, config } = this.#create((json['config'] ?? {}) as object)
      return { name, status, config }
    }
    if (call === `POST /v1beta1/${SITE}/releases`)
      return this.#release(query.get('versionName') ?? '', json['message'] as string | undefined)
    if (call === `GET /v1beta1/${SITE}/releases`) return this.#releases(Number(query.get('pageSize')))
    const [, method, name, verb] =
      new RegExp(`^(\\w+) /v1beta1/(${SITE}/versions/[^/:]+)(.*)$`).exec(call) ?? []
    const version = this.#version(name)
    if (method === 'GET' && verb === '/files') return this.#list(version, query)
    if (method === 'POST' && verb === ':populateFiles')
      return this.#populate(version, (json['files'] ?? {}) as Record<string, string>)
    if (method === 'PATCH' && verb === '') return this.#finalize(version, query, json)
    throw new Refused(404, `No such method: ${call}`)
  }

  #create(config: object): Version {
    const name = `${SITE}/versions/${randomUUID().slice(0, 8)}`
    const version: Version = { name, status: 'CREATED', config, files: new Map() }
    this.versions.set(name, version)
    return version
  }

  #version(name = ''): Version {
    const version = this.versions.get(name)
    if (!version) throw new Refused(404, `Requested entity was not found: ${name}`)
    return version
  }

  #list({ files }: Version, query: URLSearchParams): object {
    if (Number(query.get('pageSize') ?? 0) > 1_000) throw new Refused(400, 'page_size is too large')
    const from = Number(query.get('pageToken') || 0)
    const page = [...files].slice(from, from + this.page)
    return {
      files: page.map(([path, hash]) => ({ path, hash, status: 'ACTIVE' })),
      ...(from + this.page < files.size && { nextPageToken: String(from + this.page) }),
    }
  }

  #populate(version: Version, files: Record<string, string>): object {
    const { name } = version
    if (version.status !== 'CREATED') throw new Refused(400, `Version ${name} is finalized`)
    if (Object.keys(files).length > 1_000) throw new Refused(400, 'Too many files in one request')
    for (const [path, hash] of Object.entries(files)) {
      if (!path.startsWith('/') || !/^([0-9a-f]{64})?$/.test(hash))
        throw new Refused(400, `Invalid path or hash: ${path} ${hash}`)
      if (hash === '') version.files.delete(path)
      else version.files.set(path, hash)
    }
    const hashes = new Set(Object.values(files).filter((hash) => hash !== '' && !this.#contents.has(hash)))
    return { uploadRequiredHashes: [...hashes], uploadUrl: `${this.#origin}/upload/${name}/files` }
  }

  #upload({ files, status }: Version, hash: string, body: Buffer): object {
    if (status !== 'CREATED') throw new Refused(400, 'Version is finalized')
    if (![...files.values()].includes(hash)) throw new Refused(404, `No file of the version has hash ${hash}`)
    if (hashOf(body) !== hash) throw new Refused(400, 'Uploaded content hash does not match')
    gunzipSync(body)
    this.#contents.set(hash, body)
    return {}
  }

  #finalize(version: Version, query: URLSearchParams, json: Record<string, unknown>): object {
    if (query.get('updateMask') !== 'status,config' || json['status'] !== 'FINALIZED')
      throw new Refused(400, 'Only the status is updated here, to FINALIZED, and the config')
    if (version.status !== 'CREATED') throw new Refused(400, 'Version is finalized already')
    const missing = [...version.files.values()].filter((hash) => !this.#contents.has(hash))
    if (missing.length > 0) throw new Refused(400, `${missing.length} files were not uploaded`)
    version.config = json['config'] as object
    version.status = 'FINALIZED'
    return { name: version.name, status: version.status }
  }

  #delete(name: string): object {
    this.#version(name)
    if (this.releases.includes(name)) throw new Refused(400, `Version ${name} is released`)
    this.versions.delete(name)
    return {}
  }

  #releases(size: number): object {
    const all = this.releases.map((name, n) => ({
      name: `${SITE}/releases/${n + 1}`,
      version: { name },
      type: 'DEPLOY',
      ...(this.messages[n] && { message: this.messages[n] }),
    }))
    return all.length > 0 ? { releases: all.toReversed().slice(0, size) } : {}
  }

  #release(name: string, message: string | undefined): object {
    if ((message ?? '').length > 512) throw new Refused(400, 'The message is too long')
    const version = this.#version(name)
    if (version.status !== 'FINALIZED') throw new Refused(400, `Version ${name} is not finalized`)
    this.messages[this.releases.length] = message
    this.releases.push(name)
    return { name: `${SITE}/releases/${this.releases.length}`, version: { name } }
  }
}
