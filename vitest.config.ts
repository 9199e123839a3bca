import { fileURLToPath } from 'node:url'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { oneByOne, ownProject, together } from './tests/runner/api-groups.ts'
import { noCatalogues, pagesInTests } from './web/build/pages-in-tests.ts'

const recorder = 'tests/indexes/record-api-tests.ts'
// ends what hangs: other stages run beside these tests, and then some take ten times as long
const api = { environment: 'node', testTimeout: 120_000, hookTimeout: 120_000 } as const

const chromium = process.env['CHROMIUM_PATH']

// vitest runs here, and Lingui would look here for its configuration
process.env['LINGUI_CONFIG'] ??= fileURLToPath(new URL('web/lingui.config.ts', import.meta.url))

export default defineConfig({
  test: {
    // what a failed component test looked like
    attachmentsDir: 'local/components/attachments',
    // one fewer unless told, which of two is one
    maxWorkers: '100%',
    projects: [
      {
        plugins: pagesInTests(),
        test: {
          name: 'unit',
          environment: 'node',
          // other stages run beside it
          testTimeout: 20_000,
          include: [
            '{domain,functions,web}/src/**/*.test.{ts,tsx}',
            'web/build/*.test.ts',
            'functions/scripts/**/*.test.ts',
            'emulators/**/*.test.ts',
            'tests/{runner,screenshots,docs,structure,texts,indexes}/*.test.ts',
          ],
          exclude: ['**/*.browser.test.tsx'],
        },
      },
      {
        extends: './web/vite.config.ts',
        root: './web',
        plugins: [noCatalogues],
        cacheDir: '../local/components/vite',
        // a package that is only found while the tests run would reload the page below them
        optimizeDeps: {
          include: [
            '@lingui/core',
            '@lingui/react',
            'axe-core',
            'card-validator',
            'firebase/auth',
            'react-toastify/unstyled',
          ],
        },
        test: {
          name: 'components',
          include: ['src/**/*.browser.test.tsx'],
          // long enough for what axe found
          chaiConfig: { truncateThreshold: 400 },
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: {
                ...(chromium && { executablePath: chromium }),
                args: ['--no-sandbox', '--disable-gpu'],
              },
              // axe would measure colours in transition, which have too little contrast for a moment
              contextOptions: { reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
            viewport: { width: 1280, height: 900 },
          },
        },
      },
      {
        test: {
          environment: 'node',
          name: 'rules',
          include: ['tests/rules/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 15_000,
        },
      },
      {
        test: {
          ...api,
          name: 'api one by one',
          include: oneByOne,
          globalSetup: 'tests/support/pause-publishing.ts',
          setupFiles: 'tests/support/between-files.ts',
          // a new process for each file took two to three seconds
          isolate: false,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
      // they mostly wait for the emulators
      {
        test: {
          ...api,
          name: 'api together',
          include: together,
          setupFiles: recorder,
          maxWorkers: 3,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          ...api,
          name: 'own project',
          include: ownProject,
          setupFiles: recorder,
          maxWorkers: 1,
        },
      },
    ],
  },
})
