import type { Fault } from '../fault.ts'

/** A repository as Artifact Registry describes it. */
export interface Repository {
  cleanupPolicies?: Record<string, { action?: string; condition?: { olderThan?: string } }>
}

/**
 * Whether what earlier deployments were built into goes away by itself: each is some 100 MB that nobody needs and that is paid for.
 * @param repository `undefined` before the first deployment
 */
export function judgeImages(region: string, repository: Repository | undefined): Fault[] {
  const policies = Object.values(repository?.cleanupPolicies ?? {})
  if (!repository || policies.some(({ action }) => action === 'DELETE')) return []
  return [
    {
      wrong: 'What every deployment of the functions was built into is kept for ever, and paid for.',
      todo: `npx firebase functions:artifacts:setpolicy --location ${region} --days 1 --force`,
    },
  ]
}
