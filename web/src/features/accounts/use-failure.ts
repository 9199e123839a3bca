import { useState } from 'react'
import { showToast } from '#components/overlay/toasts.tsx'

/** Why a form was not sent, and whether a toast has said so. */
export interface FailedTry {
  text: string
  isSaid: boolean
}

/** What stands beside the button after a try that failed; a toast says it too. */
export function useFailure() {
  const [failure, setFailure] = useState<FailedTry>()
  return {
    failure,
    fail: async (text: string) => {
      const isSaid = await showToast('error', text)
      setFailure({ text, isSaid: isSaid !== undefined })
    },
    forget: () => setFailure(undefined),
  }
}
