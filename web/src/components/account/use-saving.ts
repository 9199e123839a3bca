import { useState } from 'react'
import { useTexts } from '#lib/format/texts.ts'
import { useErrorText } from '#lib/format/use-error-text.ts'

/** What is said beside a button: when it was saved, or why it was not. */
export interface Saving {
  /** ISO 8601 UTC. */
  savedAt?: string
  failure?: string
}

/**
 * Saves one section by itself. What got no answer may be saved again: the same twice is the same.
 * @param unanswered said then, where she has written nothing
 */
export function useSaving(unanswered?: string) {
  const { forms } = useTexts()
  const errorText = useErrorText()
  const [saving, setSaving] = useState<Saving>({})
  return {
    saving,
    /** Says why nothing was saved, where that needed no request. */
    refuse: (failure: string) => setSaving({ failure }),
    /** @returns whether it was saved */
    save: async (work: () => Promise<unknown>): Promise<boolean> => {
      setSaving({})
      try {
        await work()
      } catch (error) {
        setSaving({
          failure: errorText(error, { failed: forms.failed, unreachable: unanswered ?? forms.unanswered }),
        })
        return false
      }
      setSaving({ savedAt: new Date().toISOString() })
      return true
    },
  }
}
