import { useLingui } from '@lingui/react/macro'
import { formatTime } from 'domain/dates.ts'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Icon } from '#components/controls/icon.tsx'
import { Note } from '#components/feedback/note.tsx'
import { useLanguage } from '#lib/format/texts.ts'
import type { Saving } from './use-saving.ts'

const Row = styled.div`
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
  /** What is said when it was done, instead of 'Saved at …'. */
  savedText?: (time: string) => string
  /** The button. */
  children: ReactNode
}

/** A section's button, and beside it what became of its last press, which is read out. */
export function SavedLine({ saving: { savedAt, failure }, savedText, children }: SavedLineProps) {
  const { t } = useLingui()
  const formatSaved = savedText ?? ((time) => t`Saved at ${time}`)
  const language = useLanguage()
  return (
    <Row>
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
    </Row>
  )
}
