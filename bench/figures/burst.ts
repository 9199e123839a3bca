import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { randomInt } from 'node:crypto'
import { DOCUMENT_NAMES } from 'domain/documents.ts'
import { accounts } from '../../emulators/seed/accounts.ts'
import { api } from '../../tests/support/addresses.ts'
import { applicant, formOf, jpeg } from '../../tests/support/applicant.ts'
import { plainImage } from '../../tests/support/pictures.ts'
import { worstPictures } from '../../tests/support/worst-pictures.ts'
import { median } from '../format.ts'

const REQUESTS = 100
/** As many as an instance is given at once. */
const AT_ONCE = 10
const BURSTS = 3

type Send = (origin: string) => Promise<Response>

const visitor = () => ({
  'x-forwarded-host': 'chamber.example',
  'fastly-client-ip': [10, randomInt(256), randomInt(256), randomInt(256)].join('.'),
})
const postJson =
  (path: string, fields: object): Send =>
  (origin) =>
    fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...visitor() },
      body: JSON.stringify(fields),
    })

const card = jpeg(await plainImage(1000, 630).jpeg().toBuffer())
const register: Send = (origin) =>
  fetch(origin + api.register, {
    method: 'POST',
    headers: visitor(),
    body: formOf(applicant(), { cnic_front: card, cnic_back: card }),
  })
const read =
  (path: string, token?: string): Send =>
  (origin) =>
    fetch(origin + path, { headers: token ? { authorization: `Bearer ${token}` } : {} })

const avif = jpeg(await worstPictures['AVIF of 12 bits with transparency']())

/** What one request can do at its worst, by what it is. */
const HOSTILE: Record<string, Send> = {
  '64,000 marks as an e-mail address': postJson(api.login, {
    email: '\u0323\u0301'.repeat(32_000),
    password: 'x',
  }),
  'a registration with four of the costliest pictures': (origin) =>
    fetch(origin + api.register, {
      method: 'POST',
      headers: visitor(),
      body: formOf(applicant(), Object.fromEntries(DOCUMENT_NAMES.map((name) => [name, avif]))),
    }),
}

/** Sends a hundred mixed requests, ten at a time. @returns milliseconds of the slowest answer */
async function burst(origin: string, mix: readonly Send[]): Promise<number> {
  const waiting = Array.from({ length: REQUESTS }, (_, n) => mix[n % mix.length] as Send)
  let slowest = 0
  const sendInTurn = async () => {
    for (let send = waiting.pop(); send; send = waiting.pop()) {
      const started = performance.now()
      const response = await send(origin)
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`${response.url} answered ${response.status}`)
      slowest = Math.max(slowest, performance.now() - started)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sendInTurn))
  return slowest
}

interface BurstRow {
  what: string
  /** Milliseconds of the slowest honest answer, beside the hostile request and without it. */
  besideMs: number
  aloneMs: number
}

/** Measures the slowest of a hundred ordinary answers of one process, beside one hostile request at a time and without any. */
export async function timeBursts(): Promise<BurstRow[]> {
  const server = spawn(process.execPath, ['bench/figures/api-process.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const origin = String((await once(server.stdout, 'data'))[0]).trim()
    return await timeAgainst(origin)
  } finally {
    server.kill()
  }
}

async function timeAgainst(origin: string): Promise<BurstRow[]> {
  const { email, password } = accounts.admin
  const signIn = postJson(api.login, { email, password })
  const { access } = (await (await signIn(origin)).json()) as { access: string }
  const mix = [
    read(api.blogs),
    read(api.events),
    read(api.profile, access),
    read(api.users, access),
    signIn,
    register,
  ]
  await burst(origin, mix)
  const rows: BurstRow[] = []
  for (const [what, hostile] of Object.entries(HOSTILE)) {
    const alone: number[] = []
    const beside: number[] = []
    for (let n = 0; n < BURSTS; n += 1) {
      alone.push(await burst(origin, mix))
      const answered = hostile(origin).then((response) => response.arrayBuffer())
      beside.push(await burst(origin, mix))
      await answered
    }
    rows.push({ what, besideMs: median(beside), aloneMs: median(alone) })
  }
  return rows
}
