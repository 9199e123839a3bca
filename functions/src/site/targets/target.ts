/** A file as it is to be served. */
export interface RenderedFile {
  /** From the site's root, such as `/home.html`. */
  path: string
  text: string
}

/** Where the site is served from. A release is all or nothing: until `release` is through, visitors get the earlier one. */
export interface PublishTarget {
  /** Names the release that is live, '' where that is none that a publisher finished. */
  liveRelease: () => Promise<string>
  /** Begins a release that starts from what is live. @throws PublishFailure where that is not possible */
  begin: () => Promise<Draft>
}

/** A release that is being made. */
export interface Draft {
  /** The release that it starts from, as `liveRelease` says it. */
  from: string
  /** Addresses of all files that are live. */
  files: ReadonlySet<string>
  /** Adds files, or puts them in the place of those with the same address; called again and again, with a few at a time. */
  put: (files: readonly RenderedFile[]) => Promise<void>
  /**
   * Makes it live: what was put, and whatever else was live.
   * @param removed addresses of what is live or was put, and is to be no more
   * @returns names the release
   */
  release: (removed: readonly string[]) => Promise<string>
  /** Takes away what will never be live, once the release was given up. */
  discard: () => Promise<void>
}
