import { execFileSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { median } from './figures.ts'

const RUNS = 5

/** Milliseconds until a fresh process has imported a module; the median of some. */
export function timeImport(file: string): number {
  const script = `const started = performance.now(); await import(${JSON.stringify(pathToFileURL(file).href)});
    process.stdout.write(String(performance.now() - started)); process.exit(0)`
  const env = { ...process.env, FIREBASE_CONFIG: '{}' }
  return median(
    Array.from({ length: RUNS }, () =>
      Number(
        execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8', env }),
      ),
    ),
  )
}
