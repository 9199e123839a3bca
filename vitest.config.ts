import { defineConfig } from 'vitest/config'

/** What runs against the suite shares its documents, so those files run one after the other. */
const againstSuite = { environment: 'node', fileParallelism: false } as const

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            '{domain,functions,web}/src/**/*.test.{ts,tsx}',
            'functions/scripts/**/*.test.ts',
            'launch/**/*.test.ts',
          ],
        },
      },
      {
        test: { ...againstSuite, name: 'rules', include: ['tests/rules/**/*.test.ts'], testTimeout: 15_000 },
      },
      {
        test: {
          ...againstSuite,
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...againstSuite,
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
