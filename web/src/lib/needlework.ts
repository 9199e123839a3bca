import type { Drawing } from 'domain/needlework/drawing.ts'
import { fixedArt } from 'domain/needlework/fixed-art.ts'
import { picture, type PictureOptions } from 'domain/needlework/picture.ts'
import { portrait, type PortraitOptions } from 'domain/needlework/portrait.ts'
import { toSvg } from 'domain/needlework/to-svg.ts'

// The whole pattern generator. Only the prerenderer imports it; the browser loads it with `loadNeedlework`.

const drawn = new Map<string, string>()

const once = (key: string, draw: () => string) => {
  const known = drawn.get(key)
  if (known !== undefined) return known
  const made = draw()
  drawn.set(key, made)
  return made
}

const markup = (drawing: Drawing) => toSvg(drawing, { isShort: true })

/** Draws one of the fixed pieces of our pages. @returns SVG markup */
export const drawFixedArt = (name: Parameters<typeof fixedArt>[0]) =>
  once(`fixed ${name}`, () => markup(fixedArt(name)))

/** Draws the picture of a post, event or cause that has none; its id is the seed. @returns SVG markup */
export const drawPicture = (id: string, options: PictureOptions = {}) =>
  once(`picture ${JSON.stringify(options)} ${id}`, () => markup(picture(id, options)))

/** Draws the figure of a person without a picture. @returns SVG markup */
export const drawPortrait = (seed: string, options: PortraitOptions) =>
  once(`portrait ${JSON.stringify(options)} ${seed}`, () => markup(portrait(seed, options)))
