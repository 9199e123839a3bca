/** Formats and reads every date of a post or an event: where the organisation is. */
export const TIME_ZONE = 'Asia/Karachi'
