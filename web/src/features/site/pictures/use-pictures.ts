import { PICTURED_PARTS, picturesIn } from 'domain/content/pictures.ts'
import { usePrivatePictures } from '#lib/firebase/use-private-picture.ts'
import type { EditedPart } from '../use-edited-parts.ts'
import { mapTexts, type Values } from '../values.ts'
import { isMark, type Uploads } from './use-uploads.ts'

/** What the fields of pictures in a part's form need. */
export interface Pictures extends Pick<Uploads, 'underWay' | 'again' | 'stop'> {
  /** @returns the mark that stands in the field until the picture has come */
  begin: (file: File, before: string) => string
  /** Where this page can show what a field says; '' where it cannot. */
  srcOf: (value: string) => string
}

const addressesIn = (values: Values) => picturesIn(values).map(({ address }) => address)

/** The pictures of a part as its form and its preview show them: those that visitors do not see yet are fetched with the token. */
export function usePictures({ part, stored, content }: EditedPart, uploads: Uploads) {
  const { underWay, own, again, stop } = uploads
  const published = new Set(addressesIn(stored.base))
  const unseen = addressesIn(content).filter((address) => !published.has(address) && !own[address])
  const fetched = usePrivatePictures(unseen)
  const srcOf = (value: string) => own[value] ?? (published.has(value) ? value : fetched[value]) ?? ''
  const pictured = PICTURED_PARTS.find((name) => name === part)
  const pictures: Pictures = {
    underWay,
    again,
    stop,
    srcOf,
    begin: (file, before) => (pictured ? uploads.begin(pictured, file, before) : before),
  }
  const shown = mapTexts(content, (text) => (isMark(text) || text.startsWith('/media/') ? srcOf(text) : text))
  return { pictures, shown }
}
