/** What App Check with reCAPTCHA Enterprise loads, by directive of the Content-Security-Policy. */
const APP_CHECK = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'connect-src': ['https://content-firebaseappcheck.googleapis.com', 'https://www.google.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/'],
}

/** Parses a policy as browsers do: of two directives with one name the first counts. */
function parsePolicy(policy: string): Map<string, string[]> {
  const directives = new Map<string, string[]>()
  for (const text of policy.split(';')) {
    const [name = '', ...sources] = text.trim().split(/\s+/)
    if (name && !directives.has(name.toLowerCase())) directives.set(name.toLowerCase(), sources)
  }
  return directives
}

/** Lists what a policy does not allow and App Check needs, such as `frame-src https://…`. */
export function missingForAppCheck(policy: string): string[] {
  const directives = parsePolicy(policy)
  return Object.entries(APP_CHECK).flatMap(([name, sources]) =>
    sources.filter((source) => !directives.get(name)?.includes(source)).map((source) => `${name} ${source}`),
  )
}

/** Adds what App Check needs to a policy, each in its own directive. */
export function allowAppCheck(policy: string): string {
  const directives = parsePolicy(policy)
  for (const [name, sources] of Object.entries(APP_CHECK))
    directives.set(name, [...new Set([...(directives.get(name) ?? []), ...sources])])
  return [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join('; ')
}
