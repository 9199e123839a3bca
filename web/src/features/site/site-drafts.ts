import type { ContentPart } from 'domain/content/content.ts'
import { isRecord } from 'domain/content/is-record.ts'
import { dropDraft, keepDraft, ownDraft, readDraft } from '#lib/drafts.ts'
import { PART_NAMES } from './parts/parts.ts'
import { isShaped } from './stored-part.ts'
import type { Values } from './values.ts'

/** What somebody has written into a part, and what she had seen of it. */
export interface PartDraft {
  content: Values
  base: Values
  revision: number
}

export type PartDrafts = Partial<Record<ContentPart, PartDraft>>

// two may share a machine
const nameFor = (uid: string, part: ContentPart) => ownDraft(`site ${uid} ${part}`)

/** Keeps it on this device for a day; undefined forgets it. */
export function keepPartDraft(uid: string, part: ContentPart, draft: PartDraft | undefined): void {
  if (draft) keepDraft(nameFor(uid, part), { draft: JSON.stringify(draft) })
  else dropDraft(nameFor(uid, part))
}

/** What this device keeps of hers. */
export const readPartDrafts = (uid: string): PartDrafts =>
  Object.fromEntries(
    PART_NAMES.flatMap((part) => {
      const kept = readDraft(nameFor(uid, part))?.values['draft']
      const draft = typeof kept === 'string' ? parse(part, kept) : undefined
      return draft ? [[part, draft]] : []
    }),
  )

/** Of an older version of the site it may have another shape, and is forgotten. */
function parse(part: ContentPart, kept: string): PartDraft | undefined {
  // JSON has no word for a number that is none yet
  const draft: unknown = JSON.parse(kept, (_name, value: unknown) => (value === null ? NaN : value))
  if (!isRecord(draft)) return undefined
  const { content, base, revision } = draft
  if (!isShaped(part, content) || !isRecord(base) || typeof revision !== 'number') return undefined
  return { content, base, revision }
}
