import { spawn } from 'node:child_process'
import { resolveTxt } from 'node:dns/promises'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { connectToMailServer } from '../../src/mail/smtp.ts'
import { type CallGoogle, pauseFor } from '../../src/cloud/google-api.ts'
import { parameters } from '../production/read/project-files.ts'
import type { MailServer } from './mail-server.ts'
import { type Setup, Stop } from './step.ts'

const fromRoot = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))

/** How much of the deployment's output is looked through for the reason of a failure, in characters. */
const TAIL = 20_000

/** Connects the steps with this computer: terminal, files, mail, name servers and the deployment tool. */
export const setupOnTerminal = (project: string, callGoogle: CallGoogle): Setup => ({
  project,
  callGoogle,
  pause: showPause,
  now: () => new Date(),
  say: (line) => console.log(line),
  ask: (question) => askOnTerminal(question),
  askSecret: (question) => askOnTerminal(question, true),
  parameters: () => parameters(project),
  setParameters: (values) => writeParameters(fromRoot(`functions/.env.${project}`), values),
  connectMail,
  textRecords: async (name) => {
    const records = await resolveTxt(name).catch(() => [])
    return records.map((parts) => parts.join(''))
  },
  deploy: () => deploy(project),
})

/** Waits, and says so where somebody would wonder. */
export async function showPause(milliseconds: number): Promise<void> {
  if (milliseconds >= 8000) console.log(`    Waiting ${milliseconds / 1000} s for Google …`)
  await pauseFor(milliseconds)
}

/** Asks on the terminal. @param isHidden shows nothing of what is typed */
export async function askOnTerminal(question: string, isHidden = false): Promise<string> {
  if (!process.stdin.isTTY)
    throw new Stop('A question cannot be asked here.', 'Run this command in a terminal window.')
  // the last line of the question is the prompt, which readline draws again while somebody types
  const start = question.lastIndexOf('\n') + 1
  process.stdout.write(question.slice(0, isHidden ? question.length : start))
  const output = isHidden ? new Writable({ write: (_chunk, _encoding, done) => done() }) : process.stdout
  const terminal = createInterface({ input: process.stdin, output, terminal: true })
  terminal.on('SIGINT', () => process.exit(130))
  const closed = once(terminal, 'close').then(() => {
    throw new Stop('No answer came.', 'Run this command again. It goes on where it stopped.')
  })
  try {
    return (await Promise.race([terminal.question(question.slice(start)), closed])).trim()
  } finally {
    closed.catch(() => {})
    terminal.close()
    if (isHidden) console.log()
  }
}

/** Sets lines of a file such as `.env`, and keeps the others. */
export function writeParameters(path: string, values: Record<string, string>): void {
  const names = Object.keys(values)
  const before = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : []
  const kept = before.filter((line) => line !== '' && !names.includes(line.split('=')[0]?.trim() ?? ''))
  const set = Object.entries(values).map(([name, value]) => `${name}="${value}"`)
  writeFileSync(path, `${[...kept, ...set].join('\n')}\n`)
}

/** Connects in the same way as the functions, which read the same variables. */
async function connectMail({ host, port, user, password, from }: MailServer) {
  Object.assign(process.env, {
    SMTP_HOST: host,
    SMTP_PORT: port,
    SMTP_USER: user,
    SMTP_PASSWORD: password,
  })
  // nothing that is started later needs the password
  const connection = await connectToMailServer().finally(() => delete process.env['SMTP_PASSWORD'])
  return {
    send: async (letter: object) => {
      await connection.send({ from, to: from, ...letter })
      connection.close()
    },
  }
}

/** Runs `npm run deploy`, shows its output and returns its end. `--force` answers its questions with yes. */
async function deploy(project: string): Promise<{ isDone: boolean; output: string }> {
  const script = fromRoot('functions/scripts/deploy.ts')
  const words = ['--project', project, '--force', '--non-interactive']
  const child = spawn(process.execPath, [script, ...words], { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (piece: string) => {
      process.stdout.write(piece)
      output = `${output}${piece}`.slice(-TAIL)
    })
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  return { isDone: code === 0, output }
}
