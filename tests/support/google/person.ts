import { googleClient } from '../../../functions/src/cloud/google-api.ts'
import { deployedParameters } from '../../../functions/scripts/production/read/project-files.ts'
import type { Setup } from '../../../functions/scripts/setup/step.ts'
import { deployTo } from './deployment.ts'
import { type Google, PROJECT } from './stand-in.ts'

/** What the person types, by a word of the question. */
const ANSWERS: Record<string, string> = {
  'Type europe-west1': 'europe-west1',
  'Type lock': 'lock',
  'The address, such as': 'www.chamber.example',
  'Who keeps the mailbox': '1',
  'The address of the mailbox': 'office@chamber.example',
  'The name of the chamber': 'Chamber',
  'The password': 'secret',
}

/** Plays a person at a terminal who does what is asked, and the things around that person. `says` replaces answers. */
export async function person(google: Google, says: Record<string, string> = {}) {
  const lines: string[] = []
  const questions: string[] = []
  const waits: number[] = []
  const parameters: Record<string, string> = {}
  const letters: { text: string; html?: string }[] = []
  /** What the deployment prints in its next attempts, before it works. */
  const failures: string[] = []

  const ask = async (question: string) => {
    questions.push(question)
    const [, answer] =
      Object.entries({ ...ANSWERS, ...says }).find(([start]) => question.includes(start)) ?? []
    if (answer !== undefined) return answer
    if (question.includes('Type the code')) return /\d{6}/.exec(letters.at(-1)?.text ?? '')?.[0] ?? ''
    if (question.includes('last 6 characters')) return paper().slice(-6)
    throw new Error(`Nobody expected the question ${question}`)
  }
  // the newest, since an interrupted run may have shown another
  const paper = () => [...lines.join('\n').matchAll(/^ {8}(\S{44})$/gm)].at(-1)?.[1] ?? ''
  const pause = async (milliseconds: number) => void waits.push(milliseconds)
  const setup: Setup = {
    project: PROJECT,
    callGoogle: await googleClient(PROJECT, {
      origin: google.origin,
      token: async () => 'token',
      pauses: [1000, 2000, 4000],
      pause,
    }),
    pause,
    ask,
    askSecret: ask,
    say: (line) => void lines.push(line),
    parameters: () => parameters,
    setParameters: (values) => void Object.assign(parameters, values),
    connectMail: async () => ({ send: async (letter) => void letters.push(letter) }),
    textRecords: async () => [],
    deploy: async () => {
      const output = failures.shift()
      if (output !== undefined) return { isDone: false, output }
      deployTo(google, deployedParameters(PROJECT, parameters))
      return { isDone: true, output: '' }
    },
    now: () => new Date('2026-11-26T00:00:00Z'),
  }
  return { setup, lines, letters, questions, waits, parameters, failures }
}
