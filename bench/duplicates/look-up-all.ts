import { isPossibleDuplicate, likenessKeys, likenessOf } from 'domain/duplicates/likeness.ts'
import type { UserDocument } from 'domain/stored/user.ts'

/** Counts the people of a list for whom somebody else of it would be shown as a possible duplicate. */
export function countShown(people: readonly UserDocument[]): number {
  const byKey = new Map<string, UserDocument[]>()
  for (const person of people)
    for (const key of likenessKeys(person)) byKey.set(key, [...(byKey.get(key) ?? []), person])
  return people.filter((person) =>
    likenessKeys(person).some((key) =>
      byKey.get(key)?.some((other) => other !== person && isPossibleDuplicate(likenessOf(person, other))),
    ),
  ).length
}
