/** @throws where the launcher has not said it */
export function requireEnv(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: run the tests with npm test.`)
  return value
}

/** Where the local suite serves the site. */
export const origin: string = requireEnv('CHAMBER_ORIGIN')
