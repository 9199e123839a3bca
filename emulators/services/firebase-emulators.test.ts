import { expect, test } from 'vitest'
import { readLine } from './firebase-emulators.ts'

const stopped = { failure: 'The Firestore Emulator stopped by itself' }

test.for<[string, ReturnType<typeof readLine>]>([
  ['⚠  Firestore Emulator has exited with code: 1', stopped],
  ['⚠  Firestore Emulator has exited upon receiving signal: SIGKILL', stopped],
  ['The Firestore Emulator has exited', stopped],
  ['The Storage rules runtime has exited', { failure: 'The Storage rules runtime stopped by itself' }],
  ['The Storage rules runtime runs as process 4711', { helper: 4711 }],
  ['⬢  functions: Failed to load function definition from source', { loadFailed: true }],
  ['⚠  hosting: Port 5000 is not open on 127.0.0.1, could not start Hosting Emulator.', { portTaken: true }],
  ['✔  hosting[demo]: Local server: http://127.0.0.1:5003', { portTaken: true }],
  ['✔  hosting: Local server: http://127.0.0.1:5000', { note: 'hosting is starting' }],
  ['>  a line that a function wrote', {}],
])('%s', ([line, meaning]) => expect(readLine(line, 5000)).toEqual(meaning))
