import { CONTENT_PARTS } from 'domain/content/check-part.ts'
import { siteOrigin } from '../env.ts'
import { paymentProvider } from '../payments/payment-provider.ts'
import { CLOCK } from './targets/clock.ts'
import { publishSite } from './publish-site.ts'
import { loadRenderer } from './renderer.ts'
import { chooseTarget } from './targets/choose-target.ts'
import { bumpSite } from './versions.ts'

/** Milliseconds after which the job of every minute has done what an event asked for. */
const OLD = 10 * 60_000

/**
 * Publishes after a change of `versions/{kind}`.
 * @param time of the change, ISO 8601: the event repeats while nothing can be stored
 */
export async function onVersionChange(time: string): Promise<void> {
  if (Date.now() - Date.parse(time) > OLD) return
  await publishSite({
    target: chooseTarget(),
    loadRenderer,
    origin: siteOrigin.value(),
    payment: paymentProvider()?.name,
    clock: CLOCK,
  })
}

/**
 * Starts publishing after a change of content, by REST or in the console.
 * @param part the changed `site/{part}`
 */
export async function onSiteChange(part: string): Promise<void> {
  // others say how the site is, and are not on it
  if (CONTENT_PARTS.some((name) => name === part)) await bumpSite()
}
