import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { encodeDocuments } from '../functions/src/accounts/identity-documents.ts'
import { encodePublicPicture } from '../functions/src/media/public-picture.ts'
import { localSecrets } from '../emulators/config/functions-env.ts'

// Encodes the picture of its input in a separate process, so that its memory is that of one function.

Object.assign(process.env, localSecrets)
await import('../functions/src/app.ts')
const picture = await buffer(process.stdin)

/** Measures processor time in milliseconds, which other processes do not change. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

const postMs = await timed(() => encodePublicPicture('blogs', 'id', picture))
const documentMs = await timed(() => encodeDocuments('uid', { cnic_front: picture }))
// kilobytes, whatever the system
const peakBytes = process.resourceUsage().maxRSS * 1024

const { width, height } = await sharp(picture).metadata()
const ordinary = await sharp({ create: { width, height, channels: 3, background: '#7a2f4b' } })
  .jpeg()
  .toBuffer()
const ordinaryMs = await timed(() => sharp(ordinary).raw().toBuffer())
process.stdout.write(JSON.stringify({ postMs, documentMs, ordinaryMs, peakBytes }))
