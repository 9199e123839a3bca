/** Formats and reads every date of a post or an event: where the organisation is. */
export const TIME_ZONE = 'Asia/Karachi'

/** Whose telephone numbers are written without a country's code: that of the organisation. */
export const COUNTRY = 'PK'
