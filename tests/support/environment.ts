/** Returns an environment variable that `npm test` sets. @throws if it is not set */
export function requireEnv(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: run the tests with npm test.`)
  return value
}

/** The address of the local suite's site. */
export const origin: string = requireEnv('CHAMBER_ORIGIN')

/** Tells whether `npm test -- --thorough` runs, which includes the slow tests. */
export const isThorough: boolean = process.env['THOROUGH'] === 'true'
