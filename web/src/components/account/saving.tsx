import { useLingui } from '@lingui/react/macro'
import { formatTime } from 'domain/dates.ts'
import { type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { Icon } from '#components/controls/icon.tsx'
import { Note } from '#components/feedback/note.tsx'
import { useLanguage, useTexts } from '#lib/format/texts.ts'
import { useErrorText } from '#lib/format/use-error-text.ts'

/** When a section was saved, or why it was not. */
interface Saving {
  /** ISO 8601 UTC. */
  savedAt?: string
  failure?: string
}

/**
 * Saves a section by itself. Saving again after no answer does no harm.
 * @param unanswered the message if no answer came, for a section without text
 */
export function useSaving(unanswered?: string) {
  const { forms } = useTexts()
  const errorText = useErrorText()
  const [saving, setSaving] = useState<Saving>({})
  return {
    saving,
    /** Shows why nothing was saved, without a request. */
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

const SavingRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3) var(--s4);
  align-items: center;

  > output > span {
    display: inline-flex;
    gap: var(--s2);
    align-items: center;
    font-weight: 600;
    color: var(--success);
  }
  > div:not(:empty) {
    flex: 1 1 16em;
  }
`

interface SavedLineProps {
  saving: Saving
  /** Formats the message of success, instead of 'Saved at …'. */
  savedText?: (time: string) => string
  /** The button. */
  children: ReactNode
}

/** Renders a button, and beside it the outcome of the last press, which is read out. */
export function SavedLine({ saving: { savedAt, failure }, savedText, children }: SavedLineProps) {
  const { t } = useLingui()
  const formatSaved = savedText ?? ((time) => t`Saved at ${time}`)
  const language = useLanguage()
  return (
    <SavingRow>
      {children}
      <output>
        {savedAt && (
          <span>
            <Icon name="check" />
            {formatSaved(formatTime(savedAt, language))}
          </span>
        )}
      </output>
      <div role="alert">{failure && <Note tone="refused">{failure}</Note>}</div>
    </SavingRow>
  )
}
