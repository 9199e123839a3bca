import { Refusal } from '../http/answers/refusal.ts'
import type { PostDocument, PostInput, PostKind } from './post-kind.ts'

/**
 * Refuses what is built on another version of a post than the one that is stored.
 * @param version its `updatedAt` as it was read; undefined for whatever is stored
 * @throws Refusal 412
 */
export function refuseOther<Input extends PostInput>(
  { name }: PostKind<Input>,
  { updatedAt }: PostDocument<Input>,
  version: string | undefined,
): void {
  if (version !== undefined && version !== updatedAt) throw new Refusal(412, (texts) => texts[name].changed)
}
