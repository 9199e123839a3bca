import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

interface Encoding {
  /** Of a post's picture in all its widths. */
  postMs: number
  /** Of an identity document. */
  documentMs: number
  /** Of decoding an ordinary JPEG of as many pixels, and no more. */
  ordinaryMs: number
  /** The most memory that the process has held until it had encoded both. */
  peakBytes: number
}

/** Encodes a picture in a separate process with the settings of the function. Times are processor times. */
export const measureEncoding = (picture: Buffer): Encoding =>
  JSON.parse(
    execFileSync(process.execPath, ['bench/encoding-process.ts'], {
      input: picture,
      env: { ...process.env, ...parseEnv(readFileSync('functions/.env', 'utf8')) },
      stdio: ['pipe', 'pipe', 'inherit'],
      encoding: 'utf8',
    }),
  ) as Encoding
