/**
 * The end of a `sizes` attribute, for a picture as wide as the text on phones. Very sharp screens get two pixels a point: nobody sees
 * the third, and it doubles the bytes. The box has margins of 40 px; eight less let a phone with 1.75 take 640 px.
 */
export const WIDE_ON_PHONES = '(min-resolution: 2.5dppx) 55vw, calc(100vw - 48px)'
