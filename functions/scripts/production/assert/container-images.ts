import type { Fault } from '../fault.ts'

/** A repository in the format of Artifact Registry. */
export interface Repository {
  cleanupPolicies?: Record<string, { action?: string; condition?: { olderThan?: string } }>
}

/**
 * Checks that images of old deployments are deleted automatically. Each has some 100 MB and costs money.
 * @param repository `undefined` before the first deployment
 */
export function containerImageFaults(region: string, repository: Repository | undefined): Fault[] {
  const policies = Object.values(repository?.cleanupPolicies ?? {})
  if (!repository || policies.some(({ action }) => action === 'DELETE')) return []
  return [
    {
      wrong: 'The build images of every deployment are kept for ever, and cost money.',
      todo: `npx firebase functions:artifacts:setpolicy --location ${region} --days 1 --force`,
    },
  ]
}
