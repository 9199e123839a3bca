import { spawn } from 'node:child_process'
import { step } from '../../../emulators/process/progress.ts'

/**
 * Runs a part of the build. Shows what is built and for how long; its output is shown only if it fails.
 * @param label what is happening, such as 'Building the pages'
 * @returns its exit code
 */
export function runBuild(
  label: string,
  cwd: string,
  command: string,
  args: string[],
  shell = false,
): Promise<number> {
  let output = ''
  const run = () =>
    new Promise<number>((resolve, reject) => {
      const child = spawn(command, args, { cwd, shell, stdio: ['ignore', 'pipe', 'pipe'] })
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (piece: string) => (output += piece))
      child.on('error', reject)
      child.on('close', (code) => resolve(code ?? 1))
    })
  return step(
    label,
    async () => {
      const code = await run()
      if (code !== 0) process.stderr.write(output)
      return code
    },
    (code) => code === 0,
  )
}
