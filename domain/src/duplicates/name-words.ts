import { comparable } from '../values/comparable.ts'

/** Titles, relations and particles, which some write and others leave out. */
const UNSAID =
  /^(?:dr|mrs?|ms|miss|mst|prof|engr|adv|hafiza?|haj[ij]|haj?jan|alhaj|sy?aye?da?|syeda?|sahiba?|e|al|ul|un|ur|us|bin|binte?)$/

/** Spellings and short forms that no rule below covers. */
const ALIASES: Record<string, string> = {
  mohd: 'muhammad',
  muhd: 'muhammad',
  md: 'muhammad',
  javaid: 'javed',
  amina: 'amna',
  aamina: 'amna',
  ameena: 'amna',
  umme: 'umm',
}

/** Spellings of one sound in names of our country, from first to last. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  // Siddiqui is Siddiqi
  [/qu(?=i)/g, 'k'],
  [/sch|sh/g, 'ʃ'],
  [/ch/g, 'ʧ'],
  [/x/g, 'ks'],
  [/ck|c|q/g, 'k'],
  [/([bdgktz])h/g, '$1'],
  [/w/g, 'v'],
  // not heard at the end: Fatimah, Sarah
  [/(?<=[aeiou])h$/, ''],
  // Mehnaz is Mahnaz, and Ahmed is Ahmad
  [/e(?=h[^aeiouy])/g, 'a'],
  [/(?<=[^aeiouy])e(?=[^aeiouy]$)/, 'a'],
  [/([^aeiou])\1+/g, '$1'],
]

/** Returns vowels that stand together as one of few sounds: `ay`, `ai` and `ee` become `i`. */
const toVowelSound = (vowels: string): string =>
  vowels
    .replace(/[ye]/g, 'i')
    .replace(/o/g, 'u')
    .replace(/a(?=[iu])/g, '')
    .replace(/iu/g, 'ia')
    .replace(/(.)\1+/g, '$1')

/** Returns how a word sounds: the same for the usual ways to spell it. Words in other scripts stay as they are. */
export function soundOf(word: string): string {
  const heard = SPELLINGS.reduce(
    (text, [spelling, sound]) => text.replace(spelling, sound),
    ALIASES[word] ?? word,
  )
  return heard.replace(/(?:(?<!^)y|[aeiou])+/g, toVowelSound)
}

/** Names that so many people have that they say nothing where another word is left. */
const COMMON = new Set(
  ['bibi', 'begum', 'khan', 'khatoon', 'khanum', 'bano', 'muhammad', 'mohammad'].map(soundOf),
)

/**
 * Returns the sounds of the words of a name that tell people apart, in their order. Titles are left out, and common words too where
 * another is left. An initial is one letter.
 */
export function nameWords(name: string): string[] {
  // of 'Gul d/o Rahim' the name of the father is not hers
  const own = comparable(name).replace(/\s[dsw]\/o\s.*/, '')
  const words = own
    .replace(/['’`]/g, '')
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word !== '' && !UNSAID.test(word))
    .map(soundOf)
  const telling = words.filter((word) => !COMMON.has(word))
  return telling.some((word) => word.length > 1) ? telling : words
}

/** Returns a word without its vowels, as Urdu writes it: words with the same one may be the same name. */
export const consonantsOf = (word: string): string => word.replace(/^[aiu]+/, 'a').replace(/(?!^)[aiu]/g, '')

/** Whether two words may be spellings of one: the same sound, or one vowel differs in the way that vowels do. */
function isSameWord(a: string, b: string): boolean {
  if (a === b) return true
  if (a.length !== b.length || a.length < 5) return false
  let at = 0
  while (a[at] === b[at]) at += 1
  if (a.slice(at + 1) !== b.slice(at + 1)) return false
  const isFirstVowel = !/[aiu]/.test(a.slice(0, at))
  return (
    /^(?:au|ua)$/.test(a.charAt(at) + b.charAt(at)) ||
    (isFirstVowel && /^(?:ai|ia)$/.test(a.charAt(at) + b.charAt(at)))
  )
}

const isInitialOf = (a: string, b: string): boolean => a.length === 1 && b.startsWith(a)

/**
 * Returns whether two names may be of one person: each word of the shorter one has its like in the other, in any order, and at least
 * one as a whole word.
 */
export function isSimilarName(a: string, b: string): boolean {
  const [shorter = [], longer = []] = [nameWords(a), nameWords(b)].toSorted((x, y) => x.length - y.length)
  if (shorter.length === 0) return false
  // Noor Jahan writes herself Noorjahan
  if (shorter.join('') === longer.join('')) return true
  const left = [...longer]
  let whole = 0
  // whole words first, since an initial could take their like
  for (const word of shorter.toSorted((x, y) => y.length - x.length)) {
    const same = left.findIndex((other) => isSameWord(word, other))
    const at =
      same === -1 ? left.findIndex((other) => isInitialOf(word, other) || isInitialOf(other, word)) : same
    if (at === -1) return false
    if (same !== -1) whole += 1
    left.splice(at, 1)
  }
  return whole > 0
}
