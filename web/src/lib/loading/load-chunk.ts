/** How long a piece of the app may take on a slow line. */
const CHUNK_TIMEOUT_MS = 120_000

/** A piece of the app's code that did not arrive; loading the page again may help. */
export class ChunkError extends Error {
  constructor(name: string, options?: ErrorOptions) {
    super(`Loading chunk ${name} failed`, options)
    this.name = 'ChunkError'
  }
}

/**
 * Loads a lazy part of the app.
 * @param name what the message calls it
 * @throws ChunkError if it fails or takes longer than two minutes
 */
export async function loadChunk<T>(name: string, load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkError(name)), CHUNK_TIMEOUT_MS)
  })
  try {
    return await Promise.race([load(), tooLate])
  } catch (error) {
    throw error instanceof ChunkError ? error : new ChunkError(name, { cause: error })
  } finally {
    clearTimeout(timer)
  }
}
