import type { CallGoogle, Pause } from '../../src/cloud/google-api.ts'
import type { MailServer } from './mail-server.ts'

/** What the steps work with. Tests replace it. */
export interface Setup {
  /** The id of the project. */
  project: string
  callGoogle: CallGoogle
  pause: Pause
  /** Asks for a line, shows it while it is typed, and returns it without spaces around it. */
  ask: (question: string) => Promise<string>
  /** Asks for a line that is not shown. */
  askSecret: (question: string) => Promise<string>
  say: (line: string) => void
  /** Reads the parameters of the functions. */
  parameters: () => Record<string, string | undefined>
  /** Sets some parameters of the functions. */
  setParameters: (values: Record<string, string>) => void
  /** Connects with a mail server; throws if it refuses. */
  connectMail: (server: MailServer) => Promise<{ send: (letter: Letter) => Promise<void> }>
  /** Returns the TXT records of a name, none where it has none. */
  textRecords: (name: string) => Promise<string[]>
  /** Builds and deploys everything. Returns the end of what the tool printed. */
  deploy: () => Promise<{ isDone: boolean; output: string }>
  now: () => Date
}

/** A mail of the mailbox to itself. */
interface Letter {
  subject: string
  text: string
  html?: string
}

/** What a step saw, and what it would change. */
interface Found {
  /** Ends the line of a step without a change: `in europe-west1`. */
  found: string
  changes: Change[]
}

export interface Change {
  /** Begins with a verb: `Create the database`. */
  what: string
  /** Makes the change. Returns false if the person decided against it. */
  make: () => Promise<void> | Promise<boolean>
}

/** A part of the project that is looked at first. Only what is missing is changed. */
export interface Step {
  title: string
  look: (setup: Setup) => Promise<Found>
}

/** Something that this command cannot pass. */
export class Stop extends Error {
  /** Says what to do next. */
  readonly todo: string
  constructor(wrong: string, todo: string) {
    super(wrong)
    this.todo = todo
  }
}

/**
 * Looks, and makes the changes that are missing.
 * @param where shows how far the command has come
 * @returns how many changes it made
 */
export async function runStep({ title, look }: Step, setup: Setup, where: string): Promise<number> {
  const { found, changes } = await look(setup)
  setup.say(`${where} ${changes.length === 0 ? '✓' : '…'} ${title}: ${found}`)
  let made = 0
  for (const { what, make } of changes) {
    setup.say(`    ${what} …`)
    if ((await make()) !== false) made += 1
  }
  if (changes.length > 0) setup.say(`${where} ✓ ${title}: done`)
  return made
}
