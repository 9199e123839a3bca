import type { User } from '../user.ts'
import { comparable } from '../values/comparable.ts'
import { isSimilarName, nameKeys, soundOf } from './name-words.ts'

/** What of an application is compared with those of others. */
export interface ComparedPerson {
  full_name: string
  /** In Urdu; '' or absent if none was given. */
  name_ur?: string
  date_of_birth: string
  /** In E.164; '' or absent if there is none. */
  phone_e164?: string
  whatsapp_e164?: string
  business: string
  address: string
}

/** The fields of two people that are alike. */
export type Likeness = Partial<
  Record<'full_name' | 'date_of_birth' | 'phone' | 'whatsapp' | 'business' | 'address', 'same' | 'similar'>
>

/** Somebody who may be the same person as an applicant, and what is alike. */
export interface PossibleDuplicate {
  user: User
  likeness: Likeness
  /** Whether an admin has said that they are two people. */
  is_dismissed: boolean
}

/** Rises when the keys below are made otherwise: the daily job then makes those of everybody again. */
export const KEYS_VERSION = 2

/** Words of a name that have a key. Who writes more than these is found by them. */
const MOST_WORDS = 6

const numbersOf = ({ phone_e164 = '', whatsapp_e164 = '' }: ComparedPerson): string[] =>
  [...new Set([phone_e164, whatsapp_e164])].filter(Boolean)

const namesOf = ({ full_name, name_ur = '' }: ComparedPerson): string[] =>
  [full_name, name_ur].filter(Boolean)

/**
 * Returns the keys by which a person is found: people who may be the same share at least one. There are at most 17.
 * They name the person, so they are stored only as keyed hashes.
 */
export function likenessKeys(person: ComparedPerson): string[] {
  const { date_of_birth, business } = person
  const born = date_of_birth ? new Set(namesOf(person).flatMap((name) => nameKeys(name, MOST_WORDS))) : []
  const key = businessKey(business)
  return [
    ...numbersOf(person).map((number) => `phone:${number}`),
    ...[...born].map((word) => `birth:${date_of_birth}:${word}`),
    ...(key ? [`business:${key}`] : []),
  ]
}

const isSame = (a: string, b: string): boolean => a !== '' && comparable(a) === comparable(b)

/** Returns whether one of the names of two people may be the same, on the card or in Urdu. */
const isSimilarPerson = (a: ComparedPerson, b: ComparedPerson): boolean =>
  namesOf(a).some((name) => namesOf(b).some((other) => isSimilarName(name, other)))

/** Returns what of the second person is alike: a phone is compared with both numbers of the first. */
export function likenessOf(a: ComparedPerson, b: ComparedPerson): Likeness {
  const isOfFirst = (number = ''): boolean => number !== '' && numbersOf(a).includes(number)
  const isSameBusiness = isSame(a.business, b.business) && businessKey(a.business) !== ''
  const isSimilarBusiness =
    businessKey(a.business) !== '' && businessKey(a.business) === businessKey(b.business)
  return {
    ...(isSimilarPerson(a, b) && {
      full_name: isSame(a.full_name, b.full_name) ? 'same' : 'similar',
    }),
    ...(isSame(a.date_of_birth, b.date_of_birth) && { date_of_birth: 'same' }),
    ...(isOfFirst(b.phone_e164) && { phone: 'same' }),
    ...(isOfFirst(b.whatsapp_e164) && { whatsapp: 'same' }),
    ...(isSimilarBusiness && { business: isSameBusiness ? 'same' : 'similar' }),
    ...(isSame(a.address, b.address) && { address: 'same' }),
  }
}

/** Returns whether the phone or the WhatsApp of somebody is also the applicant's. */
export const hasSamePhone = ({ phone, whatsapp }: Likeness): boolean => (phone ?? whatsapp) !== undefined

/** Returns whether an admin should compare two people: the same phone, or a similar name with the same birth date or business. */
export const isPossibleDuplicate = (likeness: Likeness): boolean =>
  hasSamePhone(likeness) ||
  (likeness.full_name !== undefined && (likeness.date_of_birth ?? likeness.business) !== undefined)

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
const businessKey = (business: string): string =>
  comparable(business)
    .replace(/['’`.](?=s?\b)/g, '')
    .split(/[^\p{L}\p{M}\p{Nd}]+/u)
    .filter(Boolean)
    .map(singular)
    .filter((word) => word.length > 1 && !GENERIC.has(word))
    .join('')
