/** The time zone of the organisation, for every date of a post or an event. */
export const TIME_ZONE = 'Asia/Karachi'

/** The country of the organisation: its phone numbers need no country code. */
export const COUNTRY = 'PK'

/** Where every function runs; `firebase.json`'s rewrites name the same one, which a test compares. */
export const REGION = 'europe-west1'
