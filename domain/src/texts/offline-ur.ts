import type { OfflineTexts } from './offline-en.ts'

/** The day and the time have no sign that changes sides, so they are not isolated: each byte of the service worker counts. */
export const offlineUr: OfflineTexts = {
  kept: (at) =>
    `آپ آف لائن ہیں، یا کنکشن سست ہے۔ یہ صفحہ ویسا ہے جیسا ${at.toLocaleString('ur-PK', { dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23' })} بجے تھا۔`,
  notKept: 'آپ آف لائن ہیں، اور یہ صفحہ اس آلے پر محفوظ نہیں ہے۔',
  again: 'دوبارہ کوشش کریں',
  saved: 'صفحات جو ابھی پڑھے جا سکتے ہیں',
}
