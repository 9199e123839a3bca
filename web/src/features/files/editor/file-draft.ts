import { useFormikContext } from 'formik'
import { useEffect, useEffectEvent, useState } from 'react'
import { readFresh } from '#lib/drafts.ts'
import { dropKeptFile, keepFile, readKeptFile } from '#lib/files/kept-file.ts'
import { removeFromStorage, writeStorage } from '#lib/storage.ts'
import { type Base, differingFields, type FileValues } from '../file-values.ts'

/** The server keeps the pieces of an upload for a day, in milliseconds. */
const MAX_AGE_MS = 24 * 3_600_000

interface FileDraft {
  /** Epoch milliseconds. */
  at: number
  values: FileValues
  base: Base
}

/** Builds the key of a draft and of its file. The user matters, since others may use the same device. */
export const draftKey = (uid: string, id: string): string => `file:${uid}:${id}`

/** Returns a draft; undefined where there is none. */
export const readFileDraft = (key: string): FileDraft | undefined => readFresh<FileDraft>(key, MAX_AGE_MS)

/** Deletes a draft with its file. */
export function dropFileDraft(key: string): void {
  removeFromStorage(key)
  void dropKeptFile(key)
}

const withoutFile = (values: FileValues): FileValues => ({ ...values, file: null })

/** Keeps what is typed and the chosen file on this device, and restores the file. */
export function useFileDraft(key: string, base: Base): void {
  const { values, setFieldValue } = useFormikContext<FileValues>()
  const { file } = values
  const keep = useEffectEvent(() => {
    if (!file && differingFields(values, base.values).length === 0) return removeFromStorage(key)
    const draft = { at: Date.now(), values: withoutFile(values), base }
    writeStorage(key, draft satisfies FileDraft)
  })
  useEffect(() => keep(), [values, base])

  const [isRead, setIsRead] = useState(false)
  const restore = useEffectEvent((kept: File | undefined) => {
    if (kept && readFileDraft(key)) void setFieldValue('file', kept, true)
    setIsRead(true)
  })
  useEffect(() => {
    let isHere = true
    void readKeptFile(key).then((kept) => isHere && restore(kept))
    return () => {
      isHere = false
    }
  }, [key])
  useEffect(() => {
    // the kept file is restored first
    if (isRead) void (file ? keepFile(key, file) : dropKeptFile(key))
  }, [isRead, file, key])
}
