import { readFileSync } from 'node:fs'
import { fromRoot } from './paths.mjs'

const minute = 60_000

/** Where every function runs, as Hosting's rewrites say it; a test compares them with the functions. */
const { hosting } = JSON.parse(readFileSync(fromRoot('firebase.json'), 'utf8'))
const { region } = hosting.rewrites.find(
  (/** @type {{ function?: object }} */ rewrite) => rewrite.function,
).function

/**
 * Plays Cloud Scheduler, which the emulators have none of: posts to the minute's function every minute.
 * @param {string} functionsOrigin
 * @param {string} project
 */
export function tickEveryMinute(functionsOrigin, project) {
  const url = `${functionsOrigin}/functions/projects/${project}/triggers/${region}-everyMinute-0`
  setInterval(() => void tick(url, new Date()), minute).unref()
}

/**
 * @param {string} url
 * @param {Date} at what the function takes for the time
 */
async function tick(url, at) {
  const headers = { 'Content-Type': 'application/json', 'X-CloudScheduler-ScheduleTime': at.toISOString() }
  try {
    await fetch(url, { method: 'POST', headers, body: '{}' })
  } catch {
    // the emulator is reloading or stopping; the next minute is near
  }
}
