import { expect, test } from 'vitest'
import { readSigns } from './firebase-emulators.mjs'

test.for(
  /** @type {const} */ ([
    ['✔  All emulators ready! It is now safe to connect your app.', { ready: true }],
    [
      '⚠  Firestore Emulator has exited with code: 1',
      { trouble: 'The Firestore Emulator stopped by itself.' },
    ],
    [
      '⚠  Firestore Emulator has exited upon receiving signal: SIGKILL',
      { trouble: 'The Firestore Emulator stopped by itself.' },
    ],
    ['⬢  functions: Failed to load function definition from source', { loadFailed: true }],
    [
      '⚠  hosting: Port 5000 is not open on 127.0.0.1, could not start Hosting Emulator.',
      { portTaken: true },
    ],
    ['✔  hosting[demo]: Local server: http://127.0.0.1:5003', { portTaken: true }],
    ['✔  hosting: Local server: http://127.0.0.1:5000', { note: 'hosting is starting' }],
    ['>  a line that a function wrote', {}],
  ]),
)('%s', ([text, signs]) => expect(readSigns(text, 5000)).toEqual(signs))
