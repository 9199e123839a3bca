import type { ArtName } from 'domain/needlework/fixed-art.ts'
import { FixedArt, PatternPicture } from '#components/needlework/lazy-pattern.tsx'

/** The causes that every chamber begins with have pictures in the file of their page. */
const FIXED = new Map<string, ArtName>([
  ['education', 'cause-education'],
  ['water', 'cause-water'],
  ['food', 'cause-food'],
])

/** The picture of a cause, sewn from its id. */
export function CausePicture({ id }: { id: string }) {
  const art = FIXED.get(id)
  return art ? <FixedArt art={art} /> : <PatternPicture id={id} />
}
