import type { PicturedPart } from 'domain/content/pictures.ts'
import { storeUnusedPicture } from '../media/claim-pictures.ts'
import { encodePublicPicture } from '../media/public-picture.ts'

/**
 * Stores a picture for a part of the site. Before the part names it (`storeContent`), only editors can see it.
 * @param by uid of the editor
 * @returns the address for the part
 * @throws HttpError naming `image`; 401 or 403 if the right was withdrawn
 */
export const uploadPicture = async (part: PicturedPart, bytes: Buffer, by: string): Promise<string> =>
  storeUnusedPicture(await encodePublicPicture('site', part, bytes), {
    authorization: { uid: by, action: 'site:write' },
    name: `add picture of ${part}`,
  })
