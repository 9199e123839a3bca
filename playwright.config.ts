import { defineConfig } from '@playwright/test'
import { isThorough, origin, requireEnv } from './tests/support/environment.ts'

/** Tags: tests without one run in the wide window. Without --thorough, `@both-widths` runs in the narrow window alone. */
const BOTH_WIDTHS = /@both-widths/
const PHONE_ONLY = /@phone-only/
const THOROUGH = /@thorough/
const LEFT_OUT = isThorough ? [] : [THOROUGH]

const WIDE = { viewport: { width: 1280, height: 900 } }

export default defineConfig({
  testMatch: '**/*.test.ts',
  globalSetup: './tests/e2e/warm-up.ts',
  outputDir: 'local/e2e/results',
  forbidOnly: true,
  retries: 0,
  // every test that changes something has people and posts of its own
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  // PLAYWRIGHT_JSON_OUTPUT_FILE names another file for the report
  reporter: [['list'], ['json', { outputFile: 'local/e2e/report.json' }]],
  use: {
    baseURL: origin,
    // it would answer before `page.route` (tests/e2e/offline.test.ts allows it)
    serviceWorkers: 'block',
    // no pictures and no copies of the page at every step: they slow the whole stage
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: requireEnv('CHROMIUM_PATH'),
      args: ['--no-sandbox', '--disable-gpu'],
    },
  },
  projects: [
    {
      name: 'desktop',
      testDir: 'tests/e2e',
      grepInvert: [PHONE_ONLY, ...LEFT_OUT, ...(isThorough ? [] : [BOTH_WIDTHS])],
      use: WIDE,
    },
    {
      name: 'phone',
      testDir: 'tests/e2e',
      grep: [BOTH_WIDTHS, PHONE_ONLY],
      grepInvert: LEFT_OUT,
      use: { viewport: { width: 390, height: 844 } },
    },
    // starts with data of an earlier version instead of the sample data
    { name: 'upgrade', testDir: 'tests/upgrade', use: WIDE },
  ],
})
