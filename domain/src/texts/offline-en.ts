/** Texts of the service worker. Other languages have the type `OfflineTexts`. */
export const offlineEn = {
  /** Above a page that this device has kept. @param at when the server sent it */
  kept: (at: Date): string =>
    `You are offline, or the connection is slow. This is the page as of ${at.toLocaleString('en', { dateStyle: 'long', timeStyle: 'short' })}.`,
  notKept: 'You are offline, and this page is not saved on this device.',
  again: 'Try again',
  /** The title of a list of pages. */
  saved: 'Pages that you can read now',
}

export type OfflineTexts = typeof offlineEn
