import type { Blog } from 'domain/blog.ts'
import { en } from 'domain/texts/en.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { api } from '../../support/addresses.ts'
import { storingNothing, teamToken } from '../../support/admin.ts'
import { applicant, cards, formOf, jpeg } from '../../support/applicant.ts'
import { post } from '../../support/client.ts'
import { jpegOfScans } from '../../support/crafted/jpeg.ts'
import { origin } from '../../support/environment.ts'
import { plainImage } from '../../support/pictures.ts'

const team = await teamToken()
const fields = { title: 'Market', description: 'Thirty stalls.' }
const deep = await plainImage(4000, 2000).avif({ effort: 0, bitdepth: 10 }).toBuffer()

test.each([
  ['an AVIF of 10 bits', deep, en.field.imageTooManyPixels],
  ['a JPEG of 2,646 scans', jpegOfScans(4000, 3000, 2646), en.field.notAnImage],
])('%s is rejected quickly, in a post and in a registration', async (_, bytes, message) => {
  const picture = jpeg(bytes)
  const files = { ...(await cards()), cnic_front: picture, cnic_back: picture, profile_image: picture }
  const { status, registration, seconds } = await storingNothing(async () => {
    const started = performance.now()
    const { status, body } = await post(api.blogs, formOf(fields, { image: picture }), team)
    const registration = await post(api.register, formOf(applicant(), files))
    const seconds = (performance.now() - started) / 1000
    expect(body).toEqual({ detail: `Image: ${message}` })
    return { status, registration, seconds }
  })
  expect({ status, body: registration.body }).toEqual({
    status: 400,
    body: { cnic_front: [message], cnic_back: [message], profile_image: [message] },
  })
  // decoding each of these four would take ten times as long
  expect(seconds).toBeLessThan(4)
})

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'an ordinary picture as %s is accepted for a post, upright and complete',
  async (format) => {
    const picture = await plainImage(1700, 1200)
      .withMetadata({ orientation: 6 })
      .toFormat(format, { progressive: true })
      .toBuffer()
    const { status, body } = await post<Blog>(api.blogs, formOf(fields, { image: jpeg(picture) }), team)
    expect(status).toBe(201)
    const stored = await sharp(await (await fetch(origin + body.image)).bytes()).metadata()
    expect(stored).toMatchObject({ width: 960, height: 1360 })
  },
)
