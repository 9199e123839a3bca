import { REGION } from 'domain/place.ts'
import { requireEnv } from './environment.ts'

/** Runs a scheduled job as Cloud Scheduler does. @param at the time that the job sees */
export async function runJob(
  name: 'everyMinute' | 'everyDay' | 'publishEveryMinute',
  at = new Date(),
): Promise<void> {
  const path = `functions/projects/${requireEnv('GCLOUD_PROJECT')}/triggers/${REGION}-${name}-0`
  const response = await fetch(`${requireEnv('FUNCTIONS_ORIGIN')}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-cloudscheduler-scheduletime': at.toISOString() },
    body: '{}',
  })
  if (!response.ok) throw new Error(`${name} answered ${response.status}`)
}
