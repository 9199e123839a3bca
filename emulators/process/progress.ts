const HEARTBEAT_MS = 10_000

const secondsSince = (time: number) => `${Math.round((Date.now() - time) / 1000)} s`

/** Prints one line. */
export const say = (line: string) => void process.stdout.write(`${line}\n`)

/**
 * Runs a long step. Prints a line when it begins, every ten seconds, and when it is done.
 * @param label what is happening, such as 'Building the web app'
 * @param work may note how far it is
 * @param isGood whether the result is a good one
 */
export async function step<T>(
  label: string,
  work: (note: (text: string) => void) => Promise<T>,
  isGood: (result: T) => boolean = () => true,
): Promise<T> {
  const started = Date.now()
  let latest = ''
  say(`… ${label}`)
  const timer = setInterval(
    () => say(`  ${label}: ${secondsSince(started)}${latest && `, ${latest}`}`),
    HEARTBEAT_MS,
  )
  let went = false
  try {
    const result = await work((text) => (latest = text))
    went = isGood(result)
    return result
  } finally {
    clearInterval(timer)
    say(`${went ? '✓' : '✗'} ${label} (${secondsSince(started)})`)
  }
}
