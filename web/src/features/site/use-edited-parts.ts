import type { ContentPart } from 'domain/content/content.ts'
import { isRecord } from 'domain/content/find-shape-errors.ts'
import { useEffect, useMemo, useState, useRef } from 'react'
import type { FieldErrors } from 'domain/values/rule.ts'
import { dropDraft, keepDraft, readDraft } from '#lib/drafts.ts'
import { ownDraft } from '#lib/own-drafts.ts'
import { type Change, type Conflict, findChanges, mergeContent } from './changes.ts'
import { PART_NAMES } from './parts/parts.ts'
import { isShaped, type StoredPart } from './stored-part.ts'
import type { StoredParts } from './api.ts'
import { isEqual, type Values } from './values.ts'
import { checkWithUrdu } from './urdu.ts'

/** Unpublished text of a part, and the version on which it is built. */
interface PartDraft {
  content: Values
  base: Values
  revision: number
}

type PartDrafts = Partial<Record<ContentPart, PartDraft>>

const nameFor = (uid: string, part: ContentPart) => ownDraft(uid, `site-${part}`)

/** Saves a draft on this device for a day; undefined deletes it. */
function keepPartDraft(uid: string, part: ContentPart, draft: PartDraft | undefined): void {
  if (draft) keepDraft(nameFor(uid, part), { draft: JSON.stringify(draft) })
  else dropDraft(nameFor(uid, part))
}

/** Returns the drafts of a user on this device. */
const readPartDrafts = (uid: string): PartDrafts =>
  Object.fromEntries(
    PART_NAMES.flatMap((part) => {
      const kept = readDraft(nameFor(uid, part))?.values['draft']
      const draft = typeof kept === 'string' ? parse(part, kept) : undefined
      return draft ? [[part, draft]] : []
    }),
  )

/** Reads a draft. One of an older release may have another shape, and is left out. */
function parse(part: ContentPart, kept: string): PartDraft | undefined {
  // JSON stores NaN, a number that is not typed yet, as null
  const draft: unknown = JSON.parse(kept, (_name, value: unknown) => (value === null ? NaN : value))
  if (!isRecord(draft)) return undefined
  const { content, base, revision } = draft
  if (!isShaped(part, content) || !isRecord(base) || typeof revision !== 'number') return undefined
  return { content, base, revision }
}

/** A part with its unpublished changes. */
export interface EditedPart {
  part: ContentPart
  stored: StoredPart
  content: Values
  /** The fields that differ from what is stored. */
  changes: readonly Change[]
  /** The fields that somebody else has changed too. While there are any, the part cannot be published. */
  conflicts: readonly Conflict[]
}

/** Merges a draft with what is stored by now. */
function edit(part: ContentPart, stored: StoredPart, draft: PartDraft | undefined): EditedPart {
  const untouched = { part, stored, content: stored.content, conflicts: [] }
  if (!draft) return { ...untouched, changes: findChanges(stored.base, stored.content) }
  const isNewer = draft.revision !== stored.revision || !isEqual(draft.base, stored.base)
  const { content, conflicts } = isNewer
    ? mergeContent(draft.base, draft.content, stored.content)
    : { content: draft.content, conflicts: [] }
  return { part, stored, content, conflicts, changes: findChanges(stored.base, content) }
}

/** The server's answer when a part was stored, a moment before the listener hears of it. */
interface Answered {
  revision: number
  content: Values
}

/** Returns the newest stored version that this page knows. */
const newest = (stored: StoredPart, answered: Answered | undefined): StoredPart =>
  answered && answered.revision > stored.revision
    ? { ...stored, ...answered, base: answered.content }
    : stored

export interface Parts {
  all: Readonly<Record<ContentPart, EditedPart>>
  /** Changes the text of a part. */
  change: (part: ContentPart, next: (content: Values) => Values) => void
  /** Continues with this text, built on what is stored now. */
  settle: (part: ContentPart, content: Values) => void
  /** Continues after publishing, with what was typed since it was sent. */
  took: (part: ContentPart, sent: Values, answered: Answered) => void
  /** Deletes the drafts of these parts. */
  drop: (parts: readonly ContentPart[]) => void
}

/** Returns every part with its unpublished changes, which this device keeps. @param uid of the author */
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
        // during a conflict it stays built on the version that its author has seen
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

export type PartErrors = Partial<Record<ContentPart, FieldErrors>>

/** Checks every part by the rules that the server has too. @returns errors by part; {} for a valid one */
export function useErrors(all: Parts['all']): PartErrors {
  const [errors, setErrors] = useState<PartErrors>({})
  const checked = useRef<Partial<Record<ContentPart, Values>>>({})
  useEffect(() => {
    for (const part of PART_NAMES) {
      const { content } = all[part]
      if (checked.current[part] === content) continue
      checked.current[part] = content
      void checkWithUrdu(part, content).then((wrong) => {
        // newer content is checked by its own call
        if (checked.current[part] !== content) return
        setErrors((before) => ({ ...before, [part]: wrong }))
      })
    }
  }, [all])
  return errors
}
