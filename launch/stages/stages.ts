/** A part of `npm test`. */
export interface Stage {
  runner: 'checks' | 'vitest' | 'playwright'
  /** What must be there first; sample data comes after the emulators. Nothing for what runs while these start. */
  needs?: 'emulators' | 'sample data'
  browser?: boolean
}

/** In the order in which they are summed up. */
export const stages: Record<string, Stage> = {
  checks: { runner: 'checks' },
  unit: { runner: 'vitest' },
  // projects of its own within the emulators, so that it neither sees nor disturbs the sample data
  rules: { runner: 'vitest', needs: 'emulators' },
  api: { runner: 'vitest', needs: 'sample data' },
  e2e: { runner: 'vitest', needs: 'sample data', browser: true },
}
