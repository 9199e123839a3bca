import { execFileSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { median } from './format.ts'

const RUNS = 9

/** Measures how long a new process takes to import each module. @returns the median milliseconds of several turns */
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
