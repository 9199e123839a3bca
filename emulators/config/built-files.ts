import { existsSync, readdirSync } from 'node:fs'
import type { FirebaseJson } from './local-firebase-json.ts'
import { fromRoot } from './paths.ts'

const FOR_GOOD = { key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }

/** Lists the files below /assets of the last build. Their names have a hash of their content. */
export function builtFiles(): string[] {
  const folder = fromRoot('web', 'dist', 'assets')
  return existsSync(folder) ? readdirSync(folder) : []
}

/**
 * Adds a rule to firebase.json that lets browsers keep built files for good. The rule names each file: Hosting's rules
 * see only the address. A rule for the whole folder would also make a 404 immutable, for example between two releases.
 */
export function keepBuiltFiles<Json extends Pick<FirebaseJson, 'hosting'>>(
  json: Json,
  files: string[],
): Json {
  const names = files.map((name) => name.replaceAll('.', '\\.')).join('|')
  const rule = { regex: `^/assets/(${names})$`, headers: [FOR_GOOD] }
  // of rules that match, the last one counts
  return { ...json, hosting: { ...json.hosting, headers: [...json.hosting.headers, rule] } }
}
