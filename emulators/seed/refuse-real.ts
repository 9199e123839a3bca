/** The variables with the addresses that the Admin SDK calls instead of Google. */
const HOSTS = ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST', 'FIREBASE_STORAGE_EMULATOR_HOST']

/**
 * Returns why sample people must not be written with these settings; `undefined` if they may. With one emulator's address missing,
 * that part would go to Google; names that begin with `demo-` belong to no project there.
 */
export function reasonNotToSeed(env: NodeJS.ProcessEnv): string | undefined {
  const project = env['GCLOUD_PROJECT'] ?? ''
  if (!project.startsWith('demo-'))
    return `Sample people are for a project whose name begins with demo-, and not for "${project}".`
  const missing = HOSTS.filter((name) => !env[name])
  if (missing.length > 0) return `${missing.join(', ')} not set: sample people would go to a real project.`
  return undefined
}
