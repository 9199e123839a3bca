import { isRecord } from 'domain/content/is-record.ts'
import { isEqual, type Path, type Values, withValueAt } from './values.ts'

/** Something that differs from what is stored. */
export interface Change {
  path: Path
  /** What is stored there; undefined where that cannot be read. */
  was: unknown
}

const isIn = (list: readonly unknown[], item: unknown) => list.some((other) => isEqual(other, item))

/** Whether the items stand where they stood, so that they can be compared one by one. */
const isInPlace = (was: readonly unknown[], now: readonly unknown[]) =>
  was.length === now.length && now.every((item, place) => isEqual(item, was[place]) || !isIn(was, item))

/** Every text and number that differs; a list whose items came, went or moved is one change. */
export function findChanges(was: unknown, now: unknown, path: Path = []): Change[] {
  if (isEqual(was, now)) return []
  if (isRecord(was) && isRecord(now))
    return Object.keys(now).flatMap((name) => findChanges(was[name], now[name], [...path, name]))
  if (Array.isArray(was) && Array.isArray(now) && isInPlace(was, now))
    return now.flatMap((item, place) => findChanges(was[place], item, [...path, place]))
  return [{ path, was }]
}

/** Something that two have changed, each in her own way. */
export interface Conflict {
  path: Path
  mine: unknown
  theirs: unknown
}

/**
 * What two have changed of the same, brought together. A list is one thing. Where both changed one thing it stays mine, and is named.
 * @param base what both have seen
 */
export function mergeContent(base: Values, mine: Values, theirs: Values) {
  const conflicts = findConflicts(base, mine, theirs)
  const content = findWholeChanges(base, mine).reduce<Values>(
    (merged, { path, now }) => withValueAt(merged, path, now),
    theirs,
  )
  return { content, conflicts }
}

/** What differs, a list being one thing. */
function findWholeChanges(base: unknown, now: unknown, path: Path = []): { path: Path; now: unknown }[] {
  if (isEqual(base, now)) return []
  if (isRecord(base) && isRecord(now))
    return Object.keys(now).flatMap((name) => findWholeChanges(base[name], now[name], [...path, name]))
  return [{ path, now }]
}

function findConflicts(base: Values, mine: Values, theirs: Values): Conflict[] {
  const changed = findWholeChanges(base, theirs)
  return findWholeChanges(base, mine).flatMap(({ path, now }) => {
    const other = changed.find((each) => isEqual(each.path, path))
    return other && !isEqual(other.now, now) ? [{ path, mine: now, theirs: other.now }] : []
  })
}
