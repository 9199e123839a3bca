import { writeFileSync } from 'node:fs'

const FIRESTORE_MAIN = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore'

export interface JavaShim {
  /** The real one. */
  java: string
  /** Firestore's jar of the Google Cloud CLI, which names no main class itself; nothing if another is used. */
  firestoreJar: string | undefined
  /** What Node runs in the place of the Storage rules runtime; nothing if the official one is used. */
  storageStandIn: string | undefined
}

/** Writes a `java` for firebase-tools, which runs `java … -jar FILE …`, that knows these two files. */
export function writeJavaShim(file: string, { java, firestoreJar, storageStandIn }: JavaShim): void {
  const own = [
    ...(storageStandIn ? [`"${storageStandIn}") exec "${process.execPath}" "$argument" serve ;;`] : []),
    ...(firestoreJar ? [`"${firestoreJar}") set -- "$@" -cp "$argument" ${FIRESTORE_MAIN} ;;`] : []),
  ]
  const script = `#!/bin/sh
for argument do
  shift
  case "$argument" in
    -jar) ;;
    ${own.join('\n    ')}
    *.jar) set -- "$@" -jar "$argument" ;;
    *) set -- "$@" "$argument" ;;
  esac
done
exec "${java}" "$@"
`
  writeFileSync(file, script, { mode: 0o755 })
}
