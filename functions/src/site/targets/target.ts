import type { Redirect } from 'domain/pages/page.ts'

/** A file to serve. */
export interface RenderedFile {
  /** Path from the site's root, such as `/home.html`. */
  path: string
  content: string | Buffer
}

/** Where the site is served from. Until `release` has succeeded, visitors get the earlier release. */
export interface PublishTarget {
  /** Returns the name of the live release; '' if no publisher finished it. */
  liveRelease: () => Promise<string>
  /**
   * Begins a release based on what is live.
   * @param goOn called before each call that may take long; if it throws, the release is given up
   * @throws PublishFailure if that is not possible
   */
  begin: (goOn: GoOn) => Promise<Draft>
}

/** Renews the lease from time to time. @throws PublishFailure after the deadline; LeaseLost */
export type GoOn = () => Promise<void>

/** A release in preparation. */
export interface Draft {
  /** The release that it is based on, as `liveRelease` returns it. */
  from: string
  /** Addresses of all live files. */
  files: ReadonlySet<string>
  /** Adds or replaces files. Called repeatedly, with at most 1,000 files each time. */
  put: (files: readonly RenderedFile[]) => Promise<void>
  /**
   * Makes it live: the files put, and the rest of what was live.
   * @param removed addresses to leave out
   * @param build of the renderer, for the history of releases
   * @param redirects of this release, for a server that knows them; each has a file too
   * @returns the name of the release
   */
  release: (removed: readonly string[], redirects: readonly Redirect[], build: string) => Promise<string>
  /** Removes a release that was given up. */
  discard: () => Promise<void>
}
