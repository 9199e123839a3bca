/** Timeout of a chunk on a slow line. */
const CHUNK_TIMEOUT_MS = 120_000

/** Thrown if a chunk could not be loaded. Reloading the page may help. */
export class ChunkError extends Error {
  constructor(name: string, options?: ErrorOptions) {
    super(`Loading chunk ${name} failed`, options)
    this.name = 'ChunkError'
  }
}

/**
 * Loads a lazy chunk of the app.
 * @param name used in the error message
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
