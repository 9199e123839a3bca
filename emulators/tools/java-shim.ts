import { writeFileSync } from 'node:fs'

const FIRESTORE_MAIN = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore'

interface JavaShim {
  /** The path of the real Java. */
  java: string
  /** Firestore's jar of the Google Cloud CLI, which names no main class, if that one is used. */
  firestoreJar: string | undefined
  /** The script that replaces the Storage rules runtime, unless the official one is used. */
  storageStandIn: string | undefined
}

/** Writes a `java` command for firebase-tools that handles these two files. */
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
