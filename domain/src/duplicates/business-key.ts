import { comparable } from '../values/comparable.ts'
import { soundOf } from './name-words.ts'

/** Forms of companies, and what so many businesses are called that it tells none apart. */
const GENERIC = new Set(
  `pvt private ltd limited co company corporation corp inc llp llc smc and the of by for sons bros brothers sisters
  boutique butique collection couture design designer dress dresses fashion garment cloth clothing textile fabric
  shawl embroidery handicraft craft art tailor stitching creation label wear house guest guesthouse hotel home
  beauty parlour parlor salon saloon spa makeup bridal studio jewellery jewelry jeweller store shop mart center centre
  trader trading enterprise group international industry service solution food bakery cake kitchen catering restaurant cafe
  honey preserve nursery school academy institute online product work business`
    .split(/\s+/)
    .map(singular),
)

/** Returns how a word sounds without the ending of a plural or a genitive: Textiles, Zari's. */
function singular(word: string): string {
  return soundOf(word.length > 3 ? word.replace(/s$/, '') : word)
}

/** Returns what is the same for the ways to write the name of a business; '' if no word tells it from others. */
export const businessKey = (business: string): string =>
  comparable(business)
    .replace(/['’`.](?=s?\b)/g, '')
    .split(/[^\p{L}\p{M}\p{Nd}]+/u)
    .filter(Boolean)
    .map(singular)
    .filter((word) => word.length > 1 && !GENERIC.has(word))
    .join('')
