import { rule, type RuleMessage } from 'domain/values/rule.ts'
import type { PictureHeader } from './picture-header.ts'
import { readAvif } from './avif.ts'
import { readJpeg } from './jpeg.ts'
import { readPng } from './png.ts'
import { readWebp } from './webp.ts'

const BEGINNING = Buffer.from('%PDF-')

/** Returns whether the bytes begin as a PDF does. Its content is never opened here. */
export const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, BEGINNING.length).equals(BEGINNING)

/** A picture that may be decoded. */
interface Examined {
  /** The file, without what decoding does not need. */
  bytes: Buffer
  /** Most pixels that the decoder should find. */
  pixels: number
  /** Whether it costs more than a quarter of the most expensive accepted picture. */
  isLarge: boolean
  /** Whether its colour profile may be applied. */
  hasPlainProfile: boolean
}

/**
 * Decides by its bytes whether a file is a picture that can be decoded in bounded memory and time. Nothing is decoded. Only JPEG,
 * PNG, WebP and AVIF are accepted.
 * @returns what to decode, or the message that says why not
 */
export function examinePicture(bytes: Buffer): Examined | RuleMessage {
  const header = read(bytes)
  if (!header || header.pixels === 0) return rule('notAnImage')
  if (header.pixels > header.maxPixels) return rule('imageTooManyPixels')
  const { pixels, maxPixels, profiles } = header
  return {
    bytes: header.bytes,
    pixels,
    isLarge: pixels > maxPixels / 4,
    hasPlainProfile: profiles.length <= 1 && !profiles.some(hasProgram),
  }
}

function read(bytes: Buffer): PictureHeader | undefined {
  if (bytes.length < 16) return
  return readJpeg(bytes) ?? readPng(bytes) ?? readWebp(bytes) ?? readAvif(bytes)
}

/**
 * Returns whether a profile contains `mpet`, a list of any number of calculations for each colour. 320 kB of them take 17
 * seconds. Cameras use tables.
 */
const hasProgram = (profile: Buffer): boolean => profile.includes('mpet')
