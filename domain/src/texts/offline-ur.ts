import type { OfflineTexts } from './offline-en.ts'

/** The day and the time have no sign that changes sides, so they are not isolated. */
export const offlineUr: OfflineTexts = {
  locale: 'ur-PK-u-hc-h23',
  kept: (at) => `آپ آف لائن ہیں، یا کنکشن سست ہے۔ یہ صفحہ ویسا ہے جیسا ${at} بجے تھا۔`,
  notKept: 'آپ آف لائن ہیں، اور یہ صفحہ اس آلے پر محفوظ نہیں ہے۔',
  again: 'دوبارہ کوشش کریں',
  saved: 'صفحات جو ابھی پڑھے جا سکتے ہیں',
}
