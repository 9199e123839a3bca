// Stands in for the Storage rules runtime where its jar cannot be had. It speaks the same protocol, one JSON object
// a line, and knows one kind of ruleset only: that in which every condition is literally `false`.
import { createInterface } from 'node:readline'

/**
 * Finds the conditions that cannot be evaluated here: all but `false`.
 * @param source of a ruleset
 * @returns a sentence for each; nothing if the ruleset denies everything
 */
export function refusals(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, ' ').replace(/\/\/.*$/gm, ' ')
  const statements = code.match(/\ballow\b[^;}]*/g) ?? []
  if (!/\bservice\s+firebase\.storage\b/.test(code)) return ['This is no ruleset of firebase.storage.']
  return statements
    .map((statement) => statement.trim().replace(/\s+/g, ' '))
    .filter((statement) => !/^allow [a-z, ]+: ?if false$/.test(statement))
    .map((statement) => `The stand-in for Storage rules knows only \`if false\`, not \`${statement}\`.`)
}

interface Request {
  id: number
  action: string
  context?: { source?: { files?: { content: string }[] } }
}

/** Answers a request of the Storage emulator, as the official runtime would. */
function answer(request: Request): object {
  const answered = { id: request.id, status: 'ok', warnings: [], errors: [] }
  if (request.action === 'verify') return { ...answered, result: { permit: false } }
  if (request.action !== 'load_ruleset') return { ...answered, errors: [`Unknown action ${request.action}.`] }
  const files = request.context?.source?.files ?? []
  const errors = files.length > 0 ? files.flatMap((file) => refusals(file.content)) : ['No rules were sent.']
  return errors.length > 0 ? { ...answered, errors } : { ...answered, result: { rulesVersion: 2 } }
}

const write = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`)

function serve() {
  process.once('SIGINT', () => process.exit(0))
  write({ id: -1, status: 'ok', warnings: [], errors: [] })
  const lines = createInterface({ input: process.stdin })
  lines.on('line', (line) => write(answer(JSON.parse(line) as Request)))
  lines.once('close', () => process.exit(0))
}

if (process.argv.at(-1) === 'serve') serve()
