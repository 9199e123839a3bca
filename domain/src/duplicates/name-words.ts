import { comparable } from '../values/comparable.ts'
import { isSpelling, isUrdu, urduSound } from './urdu-sounds.ts'

/** Titles, relations and particles, which some write and others leave out. */
const UNSAID =
  /^(?:dr|mrs?|ms|miss|mst|prof|engr|adv|hafiza?|haj[ij]|haj?jan|alhaj|sy?aye?da?|syeda?|sahiba?|e|al|ul|un|ur|us|bin|binte?|ڈاکٹر|مسز|مس|محترمہ|سیدہ?|حافظہ?|حاجی|حاجن|صاحبہ)$/

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

/** A word of a name. */
export interface NameWord {
  /** The same for the usual ways to spell it. An initial is one letter. */
  sound: string
  /** Whether it is written in Urdu letters, which leave short vowels out. */
  isUrdu: boolean
  /** The same for each spelling, Roman or Urdu, and for some other words. */
  key: string
}

/** Returns how a word in Roman or Urdu letters sounds. Words in other scripts stay as they are. */
export function soundOf(word: string): string {
  if (isUrdu(word)) return ALIASES[urduSound(word)] ?? urduSound(word)
  const heard = SPELLINGS.reduce(
    (text, [spelling, sound]) => text.replace(spelling, sound),
    ALIASES[word] ?? word,
  )
  return heard.replace(/(?:(?<!^)y|[aeiou])+/g, toVowelSound)
}

/** Returns a sound without vowels, or a `v` between them, which not every spelling has. */
const keyOf = (sound: string): string =>
  sound
    .replace(/^[aiuw*]+/, 'a')
    .replace(/(?!^)[aiuvw*]/g, '')
    .replace('nb', 'mb')
    .replace(/(.)\1+/g, '$1')

const makeWord = (sound: string, isUrdu: boolean): NameWord => ({ sound, isUrdu, key: keyOf(sound) })

/** Names that so many people have that they say nothing where another word is left. */
const COMMON = new Set(
  'bibi begum khan khatoon khanum bano muhammad mohammad بی بیبی بیگم خان خاں خاتون خانم بانو محمد'
    .split(' ')
    .map(soundOf),
)

/** Returns every word of a text that may be part of a name, in their order, without titles and particles. */
export const allWords = (text: string): NameWord[] =>
  comparable(text)
    .replace(/['’`]/g, '')
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word !== '' && !UNSAID.test(word))
    .map((word) => makeWord(soundOf(word), isUrdu(word)))

/**
 * Returns the words of a name that tell people apart, in their order. Titles are left out, and common words too where another is left.
 */
function nameWords(name: string): NameWord[] {
  // of 'Gul d/o Rahim' the name of the father is not hers
  const words = allWords(name.replace(/\s[dsw]\/o\s.*/i, ''))
  const telling = words.filter(({ sound }) => !COMMON.has(sound))
  return telling.some(({ sound }) => sound.length > 1) ? telling : words
}

const join = (words: readonly NameWord[]): NameWord =>
  makeWord(
    words.map(({ sound }) => sound).join(''),
    words.some((word) => word.isUrdu),
  )

/** Returns the keys of a name: people who may have the same one have a key in common. At most `most` words have one, and all together. */
export function nameKeys(name: string, most = Infinity): string[] {
  const words = nameWords(name)
  const whole = words.filter(({ key }) => key.length > 1).slice(0, most)
  return [...new Set([...whole, join(words)].map(({ key }) => key))].filter(Boolean)
}

/** Returns whether two words may be spellings of one: the same sound, or one vowel differs in the way that vowels do. */
function isSameWord(a: NameWord, b: NameWord): boolean {
  if (a.key !== b.key) return false
  if (a.sound === b.sound) return true
  if (a.isUrdu === b.isUrdu) return isSameSound(a.sound, b.sound)
  return a.isUrdu ? isSpelling(a.sound, b.sound) : isSpelling(b.sound, a.sound)
}

function isSameSound(a: string, b: string): boolean {
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

/** Returns the words of a search that may be for a name: it has only letters. */
export const namesIn = (search: string): NameWord[] =>
  /^[\p{L}\p{M}\s'’.-]+$/u.test(search) ? allWords(search) : []

/** Returns whether a name has each of some words, in any spelling and order. */
export const hasWords = (name: readonly NameWord[], words: readonly NameWord[]): boolean =>
  words.length > 0 && words.every((word) => name.some((other) => isSameWord(word, other)))

const isInitialOf = (a: NameWord, b: NameWord): boolean => a.sound.length === 1 && b.sound.startsWith(a.sound)

/**
 * Returns whether two names may be of one person: each word of the shorter one has its like in the other, in any order, and at least
 * one as a whole word.
 */
export function isSimilarName(a: string, b: string): boolean {
  const [shorter = [], longer = []] = [nameWords(a), nameWords(b)].toSorted((x, y) => x.length - y.length)
  if (shorter.length === 0) return false
  // Noor Jahan writes herself Noorjahan
  if (isJoined(join(shorter), join(longer))) return true
  const left = [...longer]
  let whole = 0
  // whole words first, since an initial could take their like
  for (const word of shorter.toSorted((x, y) => y.sound.length - x.sound.length)) {
    const same = left.findIndex((other) => isSameWord(word, other))
    const at =
      same === -1 ? left.findIndex((other) => isInitialOf(word, other) || isInitialOf(other, word)) : same
    if (at === -1) return false
    if (same !== -1) whole += 1
    left.splice(at, 1)
  }
  return whole > 0
}

const isJoined = (a: NameWord, b: NameWord): boolean =>
  a.sound === b.sound || (a.isUrdu !== b.isUrdu && isSameWord(a, b))
