import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { BucketFolder } from 'domain/retention/kept.ts'
import { bucketName, firebaseApp } from './firebase.ts'
import { callOut } from './outgoing.ts'

/** Returns the project's bucket. Its client is imported on first use, so that a public read starts without it. */
async function bucketOf() {
  const { getStorage } = await import('firebase-admin/storage')
  const { IdempotencyStrategy } = await import('@google-cloud/storage')
  const bucket = getStorage(firebaseApp).bucket(bucketName)
  // A kept connection may be closed just when it is used again. The bytes of a path never change, so every call may be repeated.
  bucket.storage.retryOptions.idempotencyStrategy = IdempotencyStrategy.RetryAlways
  return bucket
}

export interface StoredFile {
  path: `${BucketFolder}/${string}`
  bytes: Buffer
  contentType: string
}

/** Stores a file, without a download token: only the functions can read it. */
export async function saveFile({ path, bytes, contentType }: StoredFile): Promise<void> {
  const bucket = await bucketOf()
  await callOut(`file save ${path}`, () =>
    bucket
      .file(path)
      .save(bytes, { resumable: false, contentType, metadata: { cacheControl: 'private, no-store' } }),
  )
}

export interface OpenFile {
  /** Bytes. */
  size: number
  read: () => Readable
}

/** Opens a file for streaming; `undefined` if there is none. */
export async function openFile(path: string): Promise<OpenFile | undefined> {
  const bucket = await bucketOf()
  return callOut(`file open ${path}`, async () => {
    const file = bucket.file(path)
    try {
      const [{ size }] = await file.getMetadata()
      return { size: Number(size), read: () => file.createReadStream({ validation: false }) }
    } catch (error) {
      if (isMissing(error)) return undefined
      throw error
    }
  })
}

/** Reads a whole file into memory; `undefined` if there is none. */
export async function readFile(path: string): Promise<Buffer | undefined> {
  const file = await openFile(path)
  return file && callOut(`file read ${path}`, () => buffer(file.read()))
}

/** Removes files. Missing ones are no error. */
export async function removeFiles(paths: string[]): Promise<void> {
  const bucket = await bucketOf()
  for (const path of paths)
    await callOut(`file remove ${path}`, () => bucket.file(path).delete({ ignoreNotFound: true }))
}

/** Removes every file below a folder. @param folder ends with a slash */
export async function removeFolder(folder: string): Promise<void> {
  if (!folder.endsWith('/') || folder.length < 3) throw new Error(`Not a folder: ${folder}`)
  await removeFiles(await listFiles(folder))
}

/** Returns the paths of every file below a folder. */
export async function listFiles(folder: string): Promise<string[]> {
  const bucket = await bucketOf()
  const [files] = await callOut(`file list ${folder}`, () => bucket.getFiles({ prefix: folder }))
  return files.map(({ name }) => name)
}

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && Number(error.code) === 404
