// Replaces what Firebase's libraries import and we never use (docs/decisions/0039). The SDKs that reactfire imports are
// 48 kB (gzip) of the dashboard, the regular expressions of Firestore's pipelines 45 kB.
const unused = () => {
  throw new Error('This Firebase SDK is not part of the build: see web/build/unused-sdks.ts')
}

// firebase/database
export const get = unused
export const off = unused
export const onChildAdded = unused
export const onChildChanged = unused
export const onChildMoved = unused
export const onChildRemoved = unused
export const onValue = unused

// firebase/functions, of reactfire alone
export const httpsCallable = unused

// firebase/remote-config
export const ensureInitialized = unused
export const getAll = unused
export const getBoolean = unused
export const getNumber = unused
export const getString = unused
export const getValue = unused

// firebase/storage
export const getDownloadURL = unused
export const ref = unused

// re2js
export const RE2JS = { compile: unused }
