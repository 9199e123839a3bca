import { useLingui } from '@lingui/react/macro'
import type { PublishPause } from 'domain/stored/site/published.ts'

/** Returns when visitors see a change, as sentences. Every text that promises it takes them from here. */
export function useWhenLive(pause: PublishPause | undefined) {
  const { t } = useLingui()
  return pause
    ? {
        appears: t`Visitors see it when publishing is resumed.`,
        leaves: t`Visitors still see it until publishing is resumed.`,
      }
    : {
        appears: t`Visitors see it in a few seconds.`,
        leaves: t`It leaves the website in a few seconds.`,
      }
}
