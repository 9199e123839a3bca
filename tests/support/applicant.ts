import { randomInt, randomUUID } from 'node:crypto'
import { PASSWORD } from './accounts.ts'
import { plainImage } from './pictures.ts'

export type Fields = Record<string, string>
export type Files = Record<string, Blob>

/** Returns the text fields of a new registration, with unique values. */
export function applicant(
  change: Fields = {},
): Fields & { email: string; password: string; username: string } {
  const unique = randomUUID().replaceAll('-', '').slice(0, 16)
  // two applicants of tests are no possible duplicates: none of these is shared
  const letters = unique.replaceAll(/\d/g, (digit) => 'ghjklmnpqr'.charAt(Number(digit)))
  return {
    email: `${unique}@example.org`,
    username: `u${unique}`,
    first_name: 'Palwasha',
    last_name: 'Khan',
    phone: `0300 ${randomInt(1_000_000, 10_000_000)}`,
    business: `Shawls ${letters}`,
    business_nature: 'Hand embroidery',
    address: 'Main Bazaar, Mansehra',
    role: 'member',
    designation: '',
    cnic: someCnic(),
    date_of_birth: someBirthday(),
    gender: 'female',
    password: PASSWORD,
    password2: PASSWORD,
    ...change,
  }
}

/** At most so many processes of tests register applicants at the same time. */
const PROCESSES = 3
const ownProcess =
  Number(process.env['TEST_PARALLEL_INDEX'] ?? process.env['VITEST_POOL_ID'] ?? 0) % PROCESSES
let lastMoment = 0

/** Returns a day from 1920 to 2002, which no other applicant of the last 50 minutes has. */
function someBirthday(): string {
  lastMoment = Math.max(lastMoment + 1, Math.floor(Date.now() / 300))
  const days = (lastMoment * PROCESSES + ownProcess) % 30_000
  return new Date(Date.UTC(1920, 0, 1) + days * 86_400_000).toISOString().slice(0, 10)
}

/** Returns a random CNIC. */
export function someCnic(): string {
  const digits = String(randomInt(1e12, 9e12))
  return `${digits.slice(0, 5)}-${digits.slice(5, 12)}-${digits.slice(12)}`
}

export const jpeg = (bytes: Buffer): Blob => new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' })

/** The smallest accepted card: encoding larger ones takes most of the time of a registration. */
const card = plainImage(60, 40).jpeg().toBuffer()

/** Returns the two card pictures of a registration. */
export const cards = async (): Promise<Files> => ({
  cnic_front: jpeg(await card),
  cnic_back: jpeg(await card),
})

/** Builds a form as a browser sends it. */
export function formOf(fields: Fields, files: Files = {}): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const [name, file] of Object.entries(files)) form.append(name, file, `${name}.jpg`)
  return form
}
