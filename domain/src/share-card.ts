import type { Organisation } from './content/organisation.ts'

/** Describes the picture that programs show beside a shared link: 1200 × 630 pixels. */
export interface ShareCard extends Pick<Organisation, 'shortName' | 'nameRest'> {
  /** Lists the paths of the pages that name it. */
  pages: readonly string[]
  /** Holds the path of its file, with a hash of everything that is drawn. */
  path: string
  title: string
  /** Stands below the title, such as 'Blog, March 5, 2027'; '' for none. */
  line: string
  /** Decides the pattern that is drawn where there is no photo. */
  seed: string
  /** Holds the address of a photo; '' for none. */
  image: string
  /** Holds the day of an event, such as 22 and March. */
  day?: { day: string; month: string }
}

/** Holds the size of a share card in pixels, as Facebook and LinkedIn ask for it. */
export const CARD_SIZE = { width: 1200, height: 630 } as const

/** Is the folder of the share cards on the site. */
export const CARD_FOLDER = '/share/'

const letters = (first: number, last: number): string =>
  String.fromCharCode(...Array.from({ length: last - first + 1 }, (_none, n) => first + n))

/** Lists what the faces of share cards hold: Latin with the letters of Europe's languages, and Urdu. */
export const CARD_LETTERS = {
  latin: `${letters(0x20, 0x7e)}${letters(0xa0, 0x17f)}–—‘’‚“”„•…€`,
  urdu: `${letters(0x600, 0x604)}${letters(0x60c, 0x6ff)}\u200c\u200d`,
}

const DRAWABLE = new Set(CARD_LETTERS.latin + CARD_LETTERS.urdu)

/** Matches pictographs with their modifiers, and marks that change the direction of what follows. */
const LEFT_OUT =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u{FE0F}\u{20E3}\p{Bidi_Control}]/gu

/** Returns a text in one line as a card shows it, without pictographs; '' if nothing is left or no face has one of its letters. */
export function cardText(text: string): string {
  const line = text
    .normalize('NFC')
    .replaceAll(LEFT_OUT, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  const hasInk = /[\p{L}\p{N}\p{P}\p{S}]/u.test(line)
  return hasInk && Array.from(line).every((letter) => DRAWABLE.has(letter)) ? line : ''
}
