import type { Cause } from 'domain/content/causes.ts'
import type { ArtName } from 'domain/needlework/fixed-art.ts'
import { Photo } from '#components/layout/photo.tsx'
import { FixedArt, PatternPicture } from '#components/needlework/lazy-pattern.tsx'

/** The causes that every chamber begins with have sewn pictures in the file of their page. */
const FIXED = new Map<string, ArtName>([
  ['education', 'cause-education'],
  ['water', 'cause-water'],
  ['food', 'cause-food'],
])

interface CausePictureProps {
  cause: Cause
  /** How wide a photograph is shown, for the browser's choice among the fixed widths. */
  sizes: string
}

/** The photograph of a cause, or a picture sewn from its id. */
export function CausePicture({ cause: { id, image, alt }, sizes }: CausePictureProps) {
  const art = FIXED.get(id)
  return (
    <>
      {art ? <FixedArt art={art} /> : <PatternPicture id={id} />}
      <Photo {...{ image, alt, sizes }} />
    </>
  )
}
