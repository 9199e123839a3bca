// accents, and the Arabic script's vowel and other signs; other scripts' marks are letters in their own right
const SIGNS = /[\u0300-\u036f\u064b-\u065f\u0670]/g
// what joins or stretches letters and is not heard
const UNHEARD = /[\u0640\u200c\u200d]/g

/** Arabic letters that an Urdu keyboard writes otherwise, and a reader takes for the same. */
const URDU: Record<string, string> = { ي: 'ی', ى: 'ی', ك: 'ک', ه: 'ہ' }

/**
 * A text as searches compare it: no case, no accents, no difference between the ways to write one letter. What is looked
 * for and where must both go through it.
 */
export const comparable = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(SIGNS, '')
    .replace(UNHEARD, '')
    .toLowerCase()
    .replace(/[يىكه]/g, (letter) => URDU[letter] ?? letter)
    .normalize('NFC')
