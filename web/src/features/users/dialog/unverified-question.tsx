import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import { WorkIcon } from '#components/controls/work-icon.tsx'
import { Bottom } from './foot.tsx'

const Question = styled.p`
  flex: 1 0 100%;
  display: flex;
  gap: var(--s2);
  align-items: start;
  font-weight: 600;
  overflow-wrap: anywhere;

  > svg {
    color: var(--waiting);
  }
`

interface UnverifiedQuestionProps {
  name: string
  email: string
  isBusy: boolean
  /** Why approving waits; undefined where it does not. */
  waits: string | undefined
  onApprove: () => void
  onBack: () => void
}

/** Asks once before somebody is approved whose address nobody has proven: her news goes there. */
export function UnverifiedQuestion({ name, email, isBusy, waits, ...on }: UnverifiedQuestionProps) {
  const { t } = useLingui()
  const question = useRef<HTMLParagraphElement>(null)
  // never on a button: the key that has asked would answer
  useEffect(() => {
    question.current?.focus()
    // on phones all of the dialog scrolls as one
    question.current?.parentElement?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <Bottom aria-label={t`Before you approve`}>
      <Question ref={question} tabIndex={-1}>
        <WorkIcon name="mail" />
        {waits ??
          t`${name} has not confirmed ${email}. The approval e-mail goes to this address. Is it correct?`}
      </Question>
      <Button
        type="button"
        aria-disabled={isBusy || waits !== undefined}
        aria-busy={isBusy}
        onClick={() => isBusy || waits || on.onApprove()}
      >
        <Trans>Approve anyway</Trans>
      </Button>
      <Button type="button" $kind="line" onClick={on.onBack}>
        <Trans>Back</Trans>
      </Button>
    </Bottom>
  )
}
