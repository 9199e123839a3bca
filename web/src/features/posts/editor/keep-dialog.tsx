import { Trans, useLingui } from '@lingui/react/macro'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import { Question, SafeAnswer } from '#components/overlay/question.tsx'
import { useLanguage } from '#lib/format/texts.ts'
import type { PostValues } from '../post-values.ts'
import { useFieldNames } from '../use-post-texts.ts'

const Soft = styled.p`
  color: var(--ink-soft);
`
const Push = styled(Button)`
  margin-inline-start: auto;
`

interface KeepDialogProps {
  title: string
  /** What is not saved. */
  changed: readonly (keyof PostValues)[]
  onGoOn: () => void
  onKeep: () => void
  onDiscard: () => void
}

/** Asks what becomes of changes that are not saved. */
export function KeepDialog({ title, changed, onGoOn, onKeep, onDiscard }: KeepDialogProps) {
  const { t } = useLingui()
  const names = useFieldNames()
  const list = new Intl.ListFormat(useLanguage()).format(changed.map((field) => names[field]))
  return (
    <Question
      title={t`Save your draft?`}
      onClose={onGoOn}
      answers={
        <>
          <SafeAnswer onClick={onGoOn}>
            <Trans>Continue editing</Trans>
          </SafeAnswer>
          <Button type="button" $kind="line" onClick={onKeep}>
            <Trans>Save draft</Trans>
          </Button>
          <Push type="button" $kind="danger" onClick={onDiscard}>
            <Trans>Discard</Trans>
          </Push>
        </>
      }
    >
      <p>{title ? t`“${title}” has changes that are not saved: ${list}.` : t`Not saved: ${list}.`}</p>
      <Soft>
        <Trans>A saved draft stays on this device. You can open it again from the list.</Trans>
      </Soft>
    </Question>
  )
}
