import { REGION } from 'domain/place.ts'

const MINUTE_MS = 60_000

/** Calls the functions of every minute, as Cloud Scheduler does. The emulators have no scheduler. */
export function startScheduler(functionsOrigin: string, project: string): void {
  for (const name of ['everyMinute', 'publishEveryMinute']) {
    const url = `${functionsOrigin}/functions/projects/${project}/triggers/${REGION}-${name}-0`
    setInterval(() => void callMinute(url, new Date()), MINUTE_MS).unref()
  }
}

/** Starts a scheduled function. @param at what the function takes for the time */
async function callMinute(url: string, at: Date): Promise<void> {
  const headers = { 'Content-Type': 'application/json', 'X-CloudScheduler-ScheduleTime': at.toISOString() }
  try {
    await fetch(url, { method: 'POST', headers, body: '{}' })
  } catch {
    // the emulator is reloading or stopping; the next minute is near
  }
}
