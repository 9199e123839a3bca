import { isRecord } from 'domain/content/find-shape-errors.ts'
import { isEqual, type Path, type Values, withValueAt } from './values.ts'

/** A field that differs from what is stored. */
export interface Change {
  path: Path
  /** The stored value; undefined where it cannot be read. */
  was: unknown
}

const isIn = (list: readonly unknown[], item: unknown) => list.some((other) => isEqual(other, item))

/** Returns whether no item of a list was moved, so that items can be compared one by one. A list of texts is one value. */
const isInPlace = (was: readonly unknown[], now: readonly unknown[]) =>
  was.length === now.length &&
  now.every(isRecord) &&
  now.every((item, index) => isEqual(item, was[index]) || !isIn(was, item))

/** Returns every field that differs. A list whose items were added, removed or moved is one change. */
export function findChanges(was: unknown, now: unknown, path: Path = []): Change[] {
  if (isEqual(was, now)) return []
  if (isRecord(was) && isRecord(now))
    return Object.keys(now).flatMap((name) => findChanges(was[name], now[name], [...path, name]))
  if (Array.isArray(was) && Array.isArray(now) && isInPlace(was, now))
    return now.flatMap((item, index) => findChanges(was[index], item, [...path, index]))
  return [{ path, was }]
}

/** A field that two people have changed in different ways. */
export interface Conflict {
  path: Path
  mine: unknown
  theirs: unknown
}

/**
 * Merges the changes of two people. A list counts as one field. A field that both have changed stays mine, and is a conflict.
 * @param base the version on which both have built
 */
export function mergeContent(base: Values, mine: Values, theirs: Values) {
  const conflicts = findConflicts(base, mine, theirs)
  const content = findWholeChanges(base, mine).reduce<Values>(
    (merged, { path, now }) => withValueAt(merged, path, now),
    theirs,
  )
  return { content, conflicts }
}

/** Returns every field that differs, a list as a whole. */
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
