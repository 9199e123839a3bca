import { useFormikContext } from 'formik'
import { useEffect, useEffectEvent, useState } from 'react'
import { readFresh } from '#lib/drafts.ts'
import { dropKeptFile, keepFile, readKeptFile } from '#lib/files/kept-file.ts'
import { removeFromStorage, storageKeys, writeStorage } from '#lib/storage.ts'
import type { PostKind } from '../kinds.ts'
import { differingFields, type PostValues } from '../post-values.ts'

/** After this time a draft was given up, in milliseconds. */
const MAX_AGE_MS = 30 * 24 * 3_600_000

/** Stands for the id of a post that is not stored yet. */
export const NEW = 'new'

type Texts = Omit<PostValues, 'image'>

/** The version on which changes are built. */
export interface Base {
  /** Its `updatedAt`; '' of a new post. */
  version: string
  values: PostValues
}

/** Holds what this device saves of an unsaved post. Its picture is saved separately, as a file. */
export interface PostDraft {
  /** Epoch milliseconds. */
  at: number
  values: Texts
  base: { version: string; values: Texts }
}

/** Identifies a draft by user and post. The user matters, since others may use the same device. */
interface DraftName {
  uid: string
  kind: Pick<PostKind, 'name'>
  id: string
}

const PREFIX = 'post:'
const prefix = ({ uid, kind }: Omit<DraftName, 'id'>) => `${PREFIX}${uid}:${kind.name}:`
/** Builds the key of a draft and of its picture. */
export const draftKey = (name: DraftName): string => prefix(name) + name.id

const textsOf = ({ image: _image, ...rest }: PostValues): Texts => rest

/** Saves a draft. @returns the draft; undefined if the browser's storage refuses it */
export function savePostDraft(name: DraftName, values: PostValues, base: Base): PostDraft | undefined {
  const draft = {
    at: Date.now(),
    values: textsOf(values),
    base: { version: base.version, values: textsOf(base.values) },
  }
  writeStorage(draftKey(name), draft satisfies PostDraft)
  return readPostDraft(name)
}

/** Returns a draft; undefined where there is none. Old ones of every author are deleted, since some never come back. */
export function readPostDraft(name: DraftName): PostDraft | undefined {
  for (const key of storageKeys(PREFIX)) if (!readFresh(key, MAX_AGE_MS)) void dropKeptFile(key)
  const draft = readFresh<PostDraft>(draftKey(name), MAX_AGE_MS)
  if (!draft) dropPostDraft(name)
  return draft
}

/** Deletes a draft and its picture. */
export function dropPostDraft(name: DraftName): void {
  removeFromStorage(draftKey(name))
  void dropKeptFile(draftKey(name))
}

/** Returns the ids of the posts of a kind that have a draft on this device. */
export const draftIds = (name: Omit<DraftName, 'id'>): string[] =>
  storageKeys(prefix(name)).map((key) => key.slice(prefix(name).length))

/** Saves the unsaved changes of the surrounding form on this device, with the picture. Restores the picture. */
export function usePostDraft(name: DraftName & { kind: PostKind }, base: Base) {
  const { values, setFieldValue } = useFormikContext<PostValues>()
  const [savedAt, setSavedAt] = useState<number>()
  const changed = differingFields(name.kind, values, base.values)
  const hasChanged = changed.length > 0
  const { image } = values

  const saveTexts = useEffectEvent(() => {
    if (hasChanged) return savePostDraft(name, values, base)?.at
    removeFromStorage(draftKey(name))
    return undefined
  })
  useEffect(() => {
    const at = saveTexts()
    const timer = setTimeout(() => setSavedAt(at))
    return () => clearTimeout(timer)
  }, [values, base])

  const key = draftKey(name)
  const [isRead, setIsRead] = useState(false)
  const restore = useEffectEvent((file: File | undefined) => {
    if (file) void setFieldValue('image', file, true)
    setIsRead(true)
  })
  useEffect(() => {
    let isHere = true
    void readKeptFile(key).then((file) => isHere && restore(file))
    return () => {
      isHere = false
    }
  }, [key])
  useEffect(() => {
    // the kept picture is restored first
    if (isRead) void (image ? keepFile(key, image) : dropKeptFile(key))
  }, [isRead, image, key])
  return {
    /** The fields that are not saved. */
    changed,
    /** When the draft was saved on this device, in epoch milliseconds; undefined where it was not. */
    savedAt,
  }
}
