import { siteOrigin } from '../env.ts'
import { paymentProvider } from '../payments/payment-provider.ts'
import { CLOCK } from './clock.ts'
import { publishSite } from './publish-site.ts'
import { loadRenderer } from './renderer.ts'
import { chooseTarget } from './targets/choose-target.ts'
import { bumpSite } from './versions.ts'

/** Milliseconds after which the job of every minute has long done what an event asked for. */
const OLD = 10 * 60_000

/**
 * Publishes what a change of `versions/{kind}` says is there to publish.
 * @param time of the change, ISO 8601: it comes again and again while nothing can be noted
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

/** Has a change of what the office says published, whoever has written it. @param part which `site/{part}` has changed */
export async function onSiteChange(part: string): Promise<void> {
  if (part !== 'published') await bumpSite()
}
