import { isPossibleDuplicate, likenessKeys, likenessOf } from 'domain/duplicates/likeness.ts'
import type { UserDocument } from 'domain/stored/user.ts'

/** What a lookup of one person of a list finds. */
interface Lookup {
  /** People with a key in common. */
  candidates: number
  /** Whether one of them would be shown as a possible duplicate. */
  isShown: boolean
}

/** Looks up everybody of a list in memory, as the functions look up one. */
export function lookUpAll(people: readonly UserDocument[]): Lookup[] {
  const keysOf = new Map(people.map((person) => [person, likenessKeys(person)]))
  const byKey = new Map<string, UserDocument[]>()
  for (const [person, keys] of keysOf)
    for (const key of keys) {
      const sharing = byKey.get(key)
      if (sharing) sharing.push(person)
      else byKey.set(key, [person])
    }
  return people.map((person) => {
    const others = new Set(keysOf.get(person)?.flatMap((key) => byKey.get(key) ?? []))
    others.delete(person)
    return {
      candidates: others.size,
      isShown: [...others].some((other) => isPossibleDuplicate(likenessOf(person, other))),
    }
  })
}
