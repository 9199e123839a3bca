import { execFileSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { median } from './figures.ts'

const RUNS = 9

/** Milliseconds until a fresh process has imported each module; the median of some, taken in turn, since machines are noisy. */
export function timeImports(...files: string[]): number[] {
  const runs = Array.from({ length: RUNS }, () => files.map(timeImport))
  return files.map((_, index) => median(runs.map((figures) => figures[index] ?? NaN)))
}

function timeImport(file: string): number {
  const script = `const started = performance.now(); await import(${JSON.stringify(pathToFileURL(file).href)});
    process.stdout.write(String(performance.now() - started)); process.exit(0)`
  const env = { ...process.env, FIREBASE_CONFIG: '{}' }
  return Number(
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8', env }),
  )
}
