/** Where every function runs; `firebase.json`'s rewrites name the same one, which a test compares. */
export const REGION = 'europe-west1'
