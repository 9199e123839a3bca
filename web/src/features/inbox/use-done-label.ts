import { useLingui } from '@lingui/react/macro'
import type { DonationState, HandlingState } from 'domain/inbox.ts'

interface Marked {
  state?: DonationState | HandlingState
  handler_name?: string
}

/** Says that something is dealt with, and by whom; undefined where it is not. */
export function useDoneLabel() {
  const { t } = useLingui()
  return ({ state, handler_name: name = '' }: Marked): string | undefined => {
    switch (state) {
      case 'answered':
        return t`Replied by ${name}`
      case 'handled':
        return t`Done by ${name}`
      case 'received':
        return t`Received, marked by ${name}`
      case 'paid':
        return t`Received by card`
      default:
        return undefined
    }
  }
}
