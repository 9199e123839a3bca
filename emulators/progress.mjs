const heartbeat = 10_000

/** @param {number} since milliseconds, as from Date.now() */
const seconds = (since) => `${Math.round((Date.now() - since) / 1000)} s`

/** @param {string} line */
export const say = (line) => void process.stdout.write(`${line}\n`)

/**
 * Runs one long step: a line when it begins, one every ten seconds while it lasts, one when it is done.
 * @template T
 * @param {string} label what is happening, such as 'Building the web app'
 * @param {(note: (text: string) => void) => Promise<T>} work may note how far it is
 * @param {(result: T) => boolean} went whether the result is a good one
 * @returns {Promise<T>}
 */
export async function step(label, work, went = () => true) {
  const started = Date.now()
  let latest = ''
  say(`… ${label}`)
  const timer = setInterval(
    () => say(`  ${label}: ${seconds(started)}${latest ? `, ${latest}` : ''}`),
    heartbeat,
  )
  try {
    const result = await work((text) => (latest = text))
    say(`${went(result) ? '✓' : '✗'} ${label} (${seconds(started)})`)
    return result
  } catch (error) {
    say(`✗ ${label} (${seconds(started)})`)
    throw error
  } finally {
    clearInterval(timer)
  }
}
