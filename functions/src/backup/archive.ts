import type { FileMetadata } from '@google-cloud/storage'
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'

/*
 * An archive is the line MAGIC, an id of 16 random bytes, and chunks. A chunk is its length (4 bytes), a nonce (12), a tag (16) and
 * the rest: gzip, then AES-256-GCM. Its number is authenticated with it, so a chunk has one place in one archive. The last chunk
 * says that the archive is whole.
 */

const MAGIC = Buffer.from('chamber-backup-1\n')
const ID = 16
const NONCE = 12
const TAG = 16
/** Shorter keys can be guessed. */
const SHORTEST_KEY = 32

/** How many of each are in the archive so far. */
export interface Counts {
  documents: number
  people: number
  files: number
}

/** Where reading the project goes on: after this document, page of people, or file. */
export interface Cursor {
  step: keyof Counts
  after: string
}

/** A document as Firestore's REST API has it; `path` begins with the collection. */
export interface ArchivedDocument {
  path: string
  fields: Record<string, object>
}

/** A user as the REST API of Firebase Auth has it. */
export interface ArchivedPerson {
  localId: string
  email?: string
  [field: string]: unknown
}

/** What a chunk holds. Only a file has bytes beside it. */
export type Content =
  | {
      kind: 'start'
      project: string
      /** The moment of the backup, as Firestore gave it. */
      time: string
      /** Present in a copy of the accounts alone. */
      only?: 'people'
      /** The fingerprint of `UNIQUES_KEY`, '' before the first registration. */
      mark: string
      /** With what Firebase Auth hashed the passwords; `{}` in the emulators. */
      hash: Record<string, unknown>
    }
  | { kind: 'documents'; documents: ArchivedDocument[] }
  | { kind: 'people'; people: ArchivedPerson[] }
  | { kind: 'files'; path: string; metadata: FileMetadata }
  | { kind: 'end' }

/** The first chunk. */
export type Start = Extract<Content, { kind: 'start' }>

export interface Chunk {
  content: Content
  bytes: Buffer
  counts: Counts
  next: Cursor
}

const [compress, decompress] = [promisify(gzip), promisify(gunzip)]

/** Thrown where an archive ends too early. */
export class CutOff extends Error {}

const numbered = (number: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(number)
  return bytes
}

/** Reads the chunks of an archive and writes more. Close it at the end. */
export class Archive {
  readonly id: string
  private readonly handle: FileHandle
  private readonly key: Buffer
  private position = MAGIC.length + ID
  private number = 0
  private isWritten = false

  private constructor(handle: FileHandle, id: Buffer, secret: string) {
    this.handle = handle
    this.id = id.toString('hex')
    this.key = Buffer.from(hkdfSync('sha256', secret, id, 'chamber backup', 32))
  }

  /**
   * Opens an archive, or begins one.
   * @param secret `BACKUP_KEY`
   * @throws Error in words, if the key is too short or the file is no archive
   */
  static async open(path: string, secret: string, mode: 'read' | 'go on' | 'begin'): Promise<Archive> {
    if (secret.length < SHORTEST_KEY)
      throw new Error(`BACKUP_KEY has fewer than ${SHORTEST_KEY} characters (docs/deploy-reference.md).`)
    const handle = await open(path, { read: 'r', 'go on': 'r+', begin: 'wx+' }[mode], 0o600)
    if (mode === 'begin') await handle.write(Buffer.concat([MAGIC, randomBytes(ID)]), 0, undefined, 0)
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(MAGIC.length + ID), { position: 0 })
    if (bytesRead === buffer.length && MAGIC.equals(buffer.subarray(0, MAGIC.length)))
      return new Archive(handle, buffer.subarray(MAGIC.length), secret)
    await handle.close()
    throw new Error(`${path} is no archive of npm run backup.`)
  }

  /**
   * Reads the next chunk.
   * @throws CutOff if the file ends before it; Error if the key is another or something was changed
   */
  async read(): Promise<Chunk> {
    const length = (await this.take(4)).readUInt32BE()
    const sealed = await this.take(NONCE + TAG + length, 4)
    const decipher = createDecipheriv('aes-256-gcm', this.key, sealed.subarray(0, NONCE))
    decipher.setAAD(numbered(this.number)).setAuthTag(sealed.subarray(NONCE, NONCE + TAG))
    let plain: Buffer
    try {
      plain = Buffer.concat([decipher.update(sealed.subarray(NONCE + TAG)), decipher.final()])
    } catch {
      throw new Error(
        this.number === 0
          ? 'BACKUP_KEY is not the key of this archive, or the archive was changed.'
          : `The archive was changed or is damaged (part ${this.number}).`,
      )
    }
    const whole = await decompress(plain)
    const lineEnd = whole.indexOf('\n')
    this.position += 4 + sealed.length
    this.number += 1
    return {
      ...(JSON.parse(whole.toString('utf8', 0, lineEnd)) as Omit<Chunk, 'bytes'>),
      bytes: whole.subarray(lineEnd + 1),
    }
  }

  /** Writes a chunk after those that were read or written, over what an interruption left there. */
  async write({ bytes, ...head }: Chunk): Promise<void> {
    const nonce = randomBytes(NONCE)
    const cipher = createCipheriv('aes-256-gcm', this.key, nonce).setAAD(numbered(this.number))
    const plain = await compress(Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), bytes]))
    const sealed = Buffer.concat([cipher.update(plain), cipher.final()])
    const chunk = Buffer.concat([numbered(sealed.length), nonce, cipher.getAuthTag(), sealed])
    this.isWritten = true
    await this.handle.truncate(this.position)
    await this.handle.write(chunk, 0, undefined, this.position)
    this.position += chunk.length
    this.number += 1
  }

  /** Reads every chunk that follows. @throws as `read` does, and if there is more after the last chunk */
  async *readAll(): AsyncGenerator<Chunk> {
    for (;;) {
      const chunk = await this.read()
      yield chunk
      if (chunk.content.kind !== 'end') continue
      if ((await this.handle.stat()).size > this.position)
        throw new Error('The archive was changed: it goes on after its end.')
      return
    }
  }

  /** Closes the file, after all of it is on the disk. */
  async close(): Promise<void> {
    if (this.isWritten) await this.handle.sync()
    await this.handle.close()
  }

  private async take(length: number, offset = 0): Promise<Buffer> {
    const position = this.position + offset
    if (position + length > (await this.handle.stat()).size)
      throw new CutOff('The archive is cut off: its end is missing.')
    const { buffer } = await this.handle.read(Buffer.alloc(length), { position })
    return buffer
  }
}
