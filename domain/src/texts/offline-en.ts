/** Texts of a page that a device shows without a connection. Other languages have the type `OfflineTexts`. */
export const offlineEn = {
  /** The locale in which the day and the time are written. */
  locale: 'en',
  /** Above a page that this device has kept. @param at when the server sent it */
  kept: (at: string): string => `You are offline, or the connection is slow. This is the page as of ${at}.`,
  notKept: 'You are offline, and this page is not saved on this device.',
  again: 'Try again',
  /** The title of a list of pages. */
  saved: 'Pages that you can read now',
}

export type OfflineTexts = typeof offlineEn

/** These texts as a page brings them: `kept` has `%` in the place of the day and the time. */
export type OfflineTextsInPage = Record<keyof OfflineTexts, string>
