import { longestEdge } from 'domain/limits.ts'
import sharp from 'sharp'
import { applicant, formOf, jpeg } from '../../tests/support/applicant.ts'
import { noiseJpeg } from '../../tests/support/pictures.ts'
import { api } from '../../tests/support/addresses.ts'
import { median } from '../format.ts'
import { serveInProcess } from '../serve-api.ts'

// Registers in a separate process, so that its memory is that of one function.

const RUNS = 5
const { origin, close } = await serveInProcess()
const picture = await noiseJpeg(3)

async function register(): Promise<number> {
  const form = formOf(applicant(), { cnic_front: jpeg(picture), cnic_back: jpeg(picture) })
  const started = performance.now()
  const response = await fetch(origin + api.register, { method: 'POST', body: form })
  if (response.status !== 201) throw new Error(`Registering answered ${response.status}`)
  await response.arrayBuffer()
  return performance.now() - started
}

const edge = longestEdge('cnic_front')

async function sharpAlone(): Promise<number> {
  const started = performance.now()
  for (let n = 0; n < 2; n++)
    await sharp(picture)
      .autoOrient()
      .resize(edge, edge, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality: 85 })
      .toBuffer()
  return performance.now() - started
}

await register()
await sharpAlone()
const registrations: number[] = []
const alone: number[] = []
for (let n = 0; n < RUNS; n++) {
  registrations.push(await register())
  alone.push(await sharpAlone())
}
process.stdout.write(
  JSON.stringify({
    registerMs: median(registrations),
    sharpMs: median(alone),
    // kilobytes, whatever the system
    peakBytes: process.resourceUsage().maxRSS * 1024,
  }),
)
close()
process.exit(0)
