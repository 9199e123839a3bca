import { inflateSync } from 'node:zlib'
import { type PictureHeader, MAX_PARTS, MAX_PIXELS } from './picture-header.ts'

const SIGNATURE = '\x89PNG\r\n\x1a\n'
/** Chunks that decoding needs, and the orientation. Texts are left out, since each may decompress to megabytes. */
const NEEDED = ['IHDR', 'PLTE', 'tRNS', 'iCCP', 'eXIf', 'IDAT', 'IEND']
const MAX_PROFILE_BYTES = 2 * 1024 * 1024

/** Reads the chunks of a PNG. @returns `undefined` for other files */
export function readPng(bytes: Buffer): PictureHeader | undefined {
  if (bytes.length < 33 || bytes.toString('latin1', 0, 16) !== `${SIGNATURE}\0\0\0\rIHDR`) return
  const kept = [bytes.subarray(0, 8)]
  const profiles: Buffer[] = []
  let parts = 0
  let hasProfile = false
  for (let at = 8; at + 12 <= bytes.length;) {
    if (++parts > MAX_PARTS) return
    const end = at + 12 + bytes.readUInt32BE(at)
    const type = bytes.toString('latin1', at + 4, at + 8)
    const whole = bytes.subarray(at, end)
    at = end
    if (!NEEDED.includes(type)) continue
    if (type === 'iCCP') {
      // unpacking takes time even if the profile is broken, so only the first is unpacked
      if (hasProfile) continue
      hasProfile = true
      const profile = unpackProfile(whole.subarray(8, -4))
      if (!profile) continue
      profiles.push(profile)
    }
    kept.push(whole)
  }
  return {
    pixels: bytes.readUInt32BE(16) * bytes.readUInt32BE(20),
    maxPixels: bytes[24] === 16 ? MAX_PIXELS.deep : MAX_PIXELS.whole,
    profiles,
    bytes: Buffer.concat(kept),
  }
}

/**
 * Decompresses a profile, which follows a name, a zero and the method.
 * @returns `undefined` if it is broken or too large
 */
function unpackProfile(data: Buffer): Buffer | undefined {
  try {
    return inflateSync(data.subarray(data.indexOf(0) + 2), { maxOutputLength: MAX_PROFILE_BYTES })
  } catch {
    return undefined
  }
}
