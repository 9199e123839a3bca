import type { Drawing } from 'domain/needlework/drawing.ts'
import { fixedArt } from 'domain/needlework/fixed-art.ts'
import { picture, type PictureOptions } from 'domain/needlework/picture.ts'
import { portrait, type PortraitOptions } from 'domain/needlework/portrait.ts'
import { toSvg } from 'domain/needlework/to-svg.ts'

// This module holds the whole generator. Only the prerenderer imports it; the browser loads it with `loadNeedlework`.

const drawn = new Map<string, string>()

const once = (key: string, draw: () => string) => {
  const known = drawn.get(key)
  if (known !== undefined) return known
  const made = draw()
  drawn.set(key, made)
  return made
}

const markup = (drawing: Drawing) => toSvg(drawing, { isShort: true })

/** Markup of one of our own pages' fixed pieces. */
export const drawFixedArt = (name: Parameters<typeof fixedArt>[0]) =>
  once(`fixed ${name}`, () => markup(fixedArt(name)))

/** Markup of the picture of a post, an event or a cause that has none; its id is the seed. */
export const drawPicture = (id: string, options: PictureOptions = {}) =>
  once(`picture ${JSON.stringify(options)} ${id}`, () => markup(picture(id, options)))

/** Markup of the figure of a person without a photograph; her username is the seed. */
export const drawPortrait = (username: string, options: PortraitOptions) =>
  once(`portrait ${JSON.stringify(options)} ${username}`, () => markup(portrait(username, options)))
