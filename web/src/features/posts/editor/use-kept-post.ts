import { useFormikContext } from 'formik'
import { useEffect, useEffectEvent, useState } from 'react'
import { dropKeptFile, keepFile, readKeptFile } from '#lib/files/kept-file.ts'
import { type Base, draftKey, type DraftName, dropPostDraft, keepPostDraft } from './post-draft.ts'
import { differing, type PostValues } from './post-values.ts'
import type { PostKind } from '../kinds.ts'

interface KeptPost {
  /** The fields that are not saved. */
  changed: (keyof PostValues)[]
  /** Since when all of it is kept on this device, in epoch milliseconds; undefined where it is not. */
  keptAt: number | undefined
}

/** Keeps on this device what differs in the form around from what it was built on, its picture too. */
export function useKeptPost(name: DraftName & { kind: PostKind }, base: Base): KeptPost {
  const { values, setFieldValue } = useFormikContext<PostValues>()
  const [keptAt, setKeptAt] = useState<number>()
  const changed = differing(name.kind, values, base.values)
  const hasChanged = changed.length > 0
  const { image } = values

  const keepWords = useEffectEvent(() => {
    if (hasChanged) return keepPostDraft(name, values, base)?.at
    dropPostDraft(name)
    return undefined
  })
  useEffect(() => {
    const at = keepWords()
    const timer = setTimeout(() => setKeptAt(at))
    return () => clearTimeout(timer)
  }, [values, base])

  const key = draftKey(name)
  const [isRead, setIsRead] = useState(false)
  const bringBack = useEffectEvent((file: File | undefined) => {
    if (file) void setFieldValue('image', file, true)
    setIsRead(true)
  })
  useEffect(() => {
    let isHere = true
    void readKeptFile(key).then((file) => isHere && bringBack(file))
    return () => {
      isHere = false
    }
  }, [key])
  useEffect(() => {
    // what was kept is brought back first
    if (isRead) void (image ? keepFile(key, image) : dropKeptFile(key))
  }, [isRead, image, key])
  return { changed, keptAt }
}
