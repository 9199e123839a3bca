import { CARD_FOLDER, type ShareCard } from 'domain/share-card.ts'
import type { PlannedFile } from 'domain/site.ts'
import * as logger from 'firebase-functions/logger'
import { listFiles, readFile, removeFiles, saveFile } from '../../cloud/files.ts'
import { HttpError } from '../../http/responses/http-error.ts'
import { decodePicture, type Pixels } from '../../media/picture.ts'
import { mediaPath } from '../../media/public-picture.ts'
import { cardArtist } from './draw-card.ts'

/** Cards that one release draws. The others wait for the next, so that no release waits long for pictures. */
export const DRAWN_AT_ONCE = 20

/** The folder of the stored cards in the bucket. */
const FOLDER = 'share/'

/** Edges in pixels to which a photo is shrunk before it is cut. */
const PHOTO = { width: 1600, height: 3600 }

/** Returns where a card is stored: its path on the site without the leading slash. */
const storedAt = ({ path }: ShareCard) => `${FOLDER}${path.slice(CARD_FOLDER.length)}` as const

/** Holds the cards of a release. */
interface CardFiles {
  /** Maps the path of each page whose card is ready to the path of the card. */
  ofPages: Readonly<Record<string, string>>
  files: PlannedFile<string | Buffer>[]
  /** How many are drawn for this release. */
  drawn: number
  /** How many wait for the next release. */
  waiting: number
}

/** Decodes the photo of a card; `undefined` if it is gone or broken, and then the pattern is drawn. */
async function photoOf({ image, path }: ShareCard): Promise<Pixels | undefined> {
  const bytes = image ? await readFile(mediaPath(image)) : undefined
  if (!bytes) return undefined
  try {
    return await decodePicture('image', bytes, PHOTO)
  } catch (error) {
    if (!(error instanceof HttpError && error.status === 400)) throw error
    logger.error('A share card has its pattern, since its photograph cannot be decoded', { path, image })
    return undefined
  }
}

/**
 * Opens the stored cards. Each is drawn once, and stored until no page names it any more.
 */
export async function openCards() {
  const stored = new Set(await listFiles(FOLDER))
  let artist: ReturnType<typeof cardArtist> | undefined

  async function draw(card: ShareCard): Promise<Buffer> {
    artist ??= cardArtist()
    const bytes = await (await artist)(card, await photoOf(card))
    await saveFile({ path: storedAt(card), bytes, contentType: 'image/jpeg' })
    stored.add(storedAt(card))
    return bytes
  }

  return {
    /** Plans the files of cards. @param most how many of them may be drawn */
    plan(cards: readonly ShareCard[], most: number): CardFiles {
      const { known = [], unknown = [] } = Object.groupBy(cards, (card) =>
        stored.has(storedAt(card)) ? 'known' : 'unknown',
      )
      const ready = [...known, ...unknown.slice(0, most)]
      return {
        ofPages: Object.fromEntries(ready.flatMap(({ pages, path }) => pages.map((page) => [page, path]))),
        files: ready.map((card) => ({
          path: card.path,
          key: 'card',
          side: '',
          render: async () => (await readFile(storedAt(card))) ?? draw(card),
        })),
        drawn: Math.min(unknown.length, most),
        waiting: Math.max(unknown.length - most, 0),
      }
    },
    /** Removes the stored cards that no page names any more. */
    async removeBut(cards: readonly ShareCard[]): Promise<void> {
      const named = new Set<string>(cards.map(storedAt))
      await removeFiles([...stored].filter((path) => !named.has(path)))
    },
  }
}
