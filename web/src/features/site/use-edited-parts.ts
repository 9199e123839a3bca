import type { ContentPart } from 'domain/content/content.ts'
import { useEffect, useMemo, useState } from 'react'
import { mergeContent, type Change, findChanges, type Conflict } from './changes.ts'
import { keepPartDraft, type PartDraft, type PartDrafts, readPartDrafts } from './site-drafts.ts'
import { PART_NAMES } from './parts/parts.ts'
import type { StoredPart } from './stored-part.ts'
import type { StoredParts } from './use-stored-parts.ts'
import { isEqual, type Values } from './values.ts'

/** A part as it stands in its form. */
export interface EditedPart {
  part: ContentPart
  stored: StoredPart
  content: Values
  /** What is not stored yet. */
  changes: readonly Change[]
  /** What somebody else has changed too since this was begun; while there is any, nothing of it can be stored. */
  conflicts: readonly Conflict[]
}

/** What she wrote, over what is stored by now. */
function edit(part: ContentPart, stored: StoredPart, draft: PartDraft | undefined): EditedPart {
  const untouched = { part, stored, content: stored.content, conflicts: [] }
  if (!draft) return { ...untouched, changes: findChanges(stored.base, stored.content) }
  const isNewer = draft.revision !== stored.revision || !isEqual(draft.base, stored.base)
  const { content, conflicts } = isNewer
    ? mergeContent(draft.base, draft.content, stored.content)
    : { content: draft.content, conflicts: [] }
  return { part, stored, content, conflicts, changes: findChanges(stored.base, content) }
}

/** What the server answered when something was stored: the listener hears of it a moment later. */
interface Answered {
  revision: number
  content: Values
}

/** What is stored by now, as far as this page knows. */
const newest = (stored: StoredPart, answered: Answered | undefined): StoredPart =>
  answered && answered.revision > stored.revision
    ? { ...stored, ...answered, base: answered.content }
    : stored

export interface Parts {
  all: Readonly<Record<ContentPart, EditedPart>>
  /** Changes what stands in a form. */
  change: (part: ContentPart, next: (content: Values) => Values) => void
  /** Goes on from what is stored now, with this. */
  settle: (part: ContentPart, content: Values) => void
  /** Goes on from what was stored, with what was written since it was sent. */
  took: (part: ContentPart, sent: Values, answered: Answered) => void
  /** Forgets what was written into these. */
  drop: (parts: readonly ContentPart[]) => void
}

/** Every part with what was written into it, which this device keeps. @param uid of who writes */
export function useEditedParts(uid: string, heard: StoredParts): Parts {
  const [answers, setAnswers] = useState<Partial<Record<ContentPart, Answered>>>({})
  const [drafts, setDrafts] = useState<PartDrafts>(() => readPartDrafts(uid))
  const stored = useMemo(
    () =>
      Object.fromEntries(PART_NAMES.map((part) => [part, newest(heard[part], answers[part])])) as StoredParts,
    [heard, answers],
  )
  const all = useMemo(
    () =>
      Object.fromEntries(
        PART_NAMES.map((part) => [part, edit(part, stored[part], drafts[part])]),
      ) as Parts['all'],
    [stored, drafts],
  )
  useEffect(() => {
    for (const part of PART_NAMES) keepPartDraft(uid, part, drafts[part])
  }, [uid, drafts])

  return {
    all,
    change: (part, next) =>
      setDrafts((before) => {
        const { content, conflicts } = edit(part, stored[part], before[part])
        // while two have changed the same, it stays begun from what she had seen
        const { base, revision } = (conflicts.length > 0 && before[part]) || stored[part]
        return { ...before, [part]: { content: next(content), base, revision } }
      }),
    settle: (part, content) =>
      setDrafts((before) => {
        const { base, revision } = stored[part]
        return { ...before, [part]: { content, base, revision } }
      }),
    took: (part, sent, answered) => {
      setAnswers((before) => ({ ...before, [part]: answered }))
      setDrafts((before) => {
        const draft = before[part]
        if (!draft || draft.content === sent) return { ...before, [part]: undefined }
        const { content } = mergeContent(sent, draft.content, answered.content)
        return { ...before, [part]: { content, base: answered.content, revision: answered.revision } }
      })
    },
    drop: (parts) =>
      setDrafts((before) => ({ ...before, ...Object.fromEntries(parts.map((part) => [part, undefined])) })),
  }
}
