import { globSync, readFileSync } from 'node:fs'

/**
 * Files whose tests use their own users and addresses, and read no list, count or text that others change.
 */
export const OWN_PEOPLE = [
  'accounts/admin-grant',
  'accounts/login',
  'accounts/main-job',
  'accounts/own-data',
  'contract/deployed',
  'contract/longest-texts',
  'contract/openapi',
  'contract/routes',
  'contract/tokens',
  'forms/forms-again',
  'forms/forms-mails',
  'limits/rate-limit-attacks',
  'limits/rate-limits',
  'members/decisions',
  'members/documents',
  'members/files',
  'members/repaired-claims',
  'members/undo',
  'publishing/deployment',
  'publishing/hosting',
].map((name) => `tests/api/${name}.test.ts`)

/** `publishing.ts` imports `own-project.ts`. */
const hasOwnProject = (file: string) =>
  /support\/(own-project|publishing)\.ts'/.test(readFileSync(file, 'utf8'))

const files = globSync('tests/api/**/*.test.ts').map((file) => file.replaceAll('\\', '/'))

/** The API tests that run beside all others. */
export const ownProject = files.filter(hasOwnProject)

/** The API tests that run in parallel. */
export const together = files.filter((file) => OWN_PEOPLE.includes(file))

/** The API tests that depend on shared data: they run one after the other, in one process. */
export const oneByOne = files.filter((file) => !ownProject.includes(file) && !together.includes(file))
