import { parseArgs, type ParseArgsConfig } from 'node:util'
import { localSecrets } from '../../../emulators/config/functions-env.ts'
import { runningSuite } from '../../../emulators/config/running-suite.ts'
import { say } from '../../../emulators/process/progress.ts'
import { useFirebaseLogin } from '../production/sign-in.ts'
import type { Project } from '../../src/backup/project.ts'

/** What the command line has of the options. */
type Values<Options> = {
  [Name in keyof Options]?: Options[Name] extends { type: 'boolean' } ? boolean : string
}

/**
 * Runs a command on the project of the command line, and ends the process: with 1 if it failed. A project whose name begins with
 * `demo-` is one of the running emulators.
 * @param help printed if the command line is wrong
 * @param options of `parseArgs`
 * @param work gets the project, the file after it, and the options; returns what to print
 */
export async function runOnProject<Options extends NonNullable<ParseArgsConfig['options']>>(
  help: string,
  options: Options,
  work: (project: Project, file: string, values: Values<Options>) => Promise<string>,
): Promise<never> {
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [id = '', file] = positionals
  try {
    if (file && /^[a-z][a-z\d-]+$/.test(id)) {
      await useProject(id)
      const { openProject } = await import('./open-project.ts')
      say(await work(await openProject(id), file, values as Values<Options>))
      process.exit(0)
    }
    console.error(help)
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
  }
  process.exit(1)
}

/** Sets what Google's libraries read. */
async function useProject(id: string): Promise<void> {
  if (id.startsWith('demo-'))
    Object.assign(process.env, { ...runningSuite(), ...localSecrets, ...process.env })
  else if (process.env['FIRESTORE_EMULATOR_HOST'])
    throw new Error(`FIRESTORE_EMULATOR_HOST is set, so this would use the emulators and not ${id}.`)
  Object.assign(process.env, { GCLOUD_PROJECT: id, GOOGLE_CLOUD_QUOTA_PROJECT: id })
  await useFirebaseLogin()
}
