import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where the faces stand, beside this file and beside its bundle. `web/build/faces.ts` cuts them. */
const FACES = fileURLToPath(new URL('faces/', import.meta.url))

/** Describes how words are drawn. */
interface Style {
  face: 'display' | 'text' | 'urdu'
  /** Pixels of the letters. */
  size: number
  /** The height of a line, as a multiple of the size. */
  leading: number
  colour: string
  /** Pixels that a line may take. */
  width: number
  /** Most lines. What is longer ends with an ellipsis. */
  lines: number
}

/** Holds drawn words, as PNG without room around the ink. */
interface Words {
  input: Buffer
  width: number
  height: number
}

/** Names each face as its file does, then one for letters that it lacks. */
const FONTS = {
  display: ['eczar-latin.ttf', 'Eczar,Noto Nastaliq Urdu'],
  text: ['figtree-latin.ttf', 'Figtree Light,Noto Nastaliq Urdu'],
  urdu: ['noto-nastaliq-urdu-arabic.ttf', 'Noto Nastaliq Urdu,Figtree Light'],
} as const

/** Pango's units in a point, which is a pixel here. */
const PANGO = 1_024
/** How high the ink of one line is at most, as a multiple of the size. */
const INK = { display: 1.4, text: 1.4, urdu: 2.1 }

const escapeMarkup = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Returns whether a text begins in the Arabic script, and is read from the right. */
export const isUrdu = (text: string): boolean => /^\P{L}*\p{Script=Arabic}/u.test(text)

/** Loads the faces. @returns a function that draws words with them */
export async function loadFaces(): Promise<(text: string, style: Style) => Promise<Words>> {
  const { default: sharp } = await import('sharp')
  const draw = async (markup: string, font: string, file: string, width: number): Promise<Words> => {
    const text = { text: markup, font, fontfile: join(FACES, file), width, dpi: 72, rgba: true }
    const drawn = sharp({ text: { ...text, wrap: 'word-char' } }).png()
    const { data, info } = await drawn.toBuffer({ resolveWithObject: true })
    return { input: data, width: info.width, height: info.height }
  }
  // a face is known to the library from its first use on
  for (const file of readdirSync(FACES)) await draw('x', 'Eczar 20', file, 100)

  const drawIn = (text: string, { face, size, leading, colour, width }: Style) => {
    const [file, font] = FONTS[face]
    const spaced = (em: number) =>
      `letter_spacing="${face === 'display' ? Math.round(em * size * PANGO) : 0}"`
    const look = `foreground="${colour}" line_height="${Math.round(leading * size * PANGO)}" ${spaced(-0.01)}`
    // headings stand closer, as on the site
    const words = escapeMarkup(text).replaceAll(' ', `<span ${spaced(-0.06)}> </span>`)
    return draw(`<span ${look}>${words}</span>`, `${font}, ${size}`, file, width)
  }

  return async (text, style) => {
    // a line more is higher than this, even if its letters are low
    const most = ((style.lines - 1) * style.leading + INK[isUrdu(text) ? 'urdu' : style.face]) * style.size
    const whole = await drawIn(text, style)
    if (whole.height <= most) return whole
    const words = text.split(' ')
    const parts = words.length > style.lines ? words.map((word) => `${word} `) : Array.from(text)
    let fitting = await drawIn('…', style)
    for (let [fits, tooMany] = [0, parts.length]; tooMany - fits > 1;) {
      const middle = Math.floor((fits + tooMany) / 2)
      const cut = await drawIn(`${parts.slice(0, middle).join('').trim()}…`, style)
      if (cut.height <= most) [fits, fitting] = [middle, cut]
      else tooMany = middle
    }
    return fitting
  }
}
