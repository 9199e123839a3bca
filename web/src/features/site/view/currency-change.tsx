import { Trans, useLingui } from '@lingui/react/macro'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import { Question, SafeAnswer } from '#components/overlay/question.tsx'
import { giving } from '../parts/causes-and-giving.ts'
import type { EditedPart } from '../use-edited-parts.ts'

const List = styled.ul`
  display: grid;
  gap: var(--s2);
  padding-inline-start: 1.2em;
  list-style: disc;
`

interface Change {
  from: string
  to: string
}

/** Finds the currency that the unpublished changes replace. */
export function findCurrencyChange(edited: readonly EditedPart[]): Change | undefined {
  const part = edited.find((each) => each.part === 'giving')
  if (!part) return undefined
  const [from, to] = [String(part.stored.content['currency']), String(part.content['currency'])]
  return from === to ? undefined : { from, to }
}

interface CurrencyChangeProps {
  change: Change
  onClose: () => void
  onConfirm: () => void
}

/** Asks before the currency of donations changes, and says what that means for amounts. */
export function CurrencyChange({ change, onClose, onConfirm }: CurrencyChangeProps) {
  const { t, i18n } = useLingui()
  const { currency } = giving.fields
  const names = 'options' in currency ? currency.options : undefined
  const nameOf = (code: string) => (names?.[code] ? i18n._(names[code]) : code)
  const [from, to] = [nameOf(change.from), nameOf(change.to)]
  return (
    <Question
      title={t`Change the currency of donations?`}
      onClose={onClose}
      answers={
        <>
          <SafeAnswer $kind="line" onClick={onClose}>
            <Trans>Continue editing</Trans>
          </SafeAnswer>
          <Button type="button" $kind="danger" onClick={onConfirm}>
            <Trans>Publish the new currency</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>
          New donations will be in <b>{to}</b>. Nothing is converted:
        </Trans>
      </p>
      <List>
        <li>
          <Trans>
            Limits, suggested amounts and costs are the numbers that you see in the form, now in {to}.
          </Trans>
        </li>
        <li>
          <Trans>
            The amounts of the causes and the counter Fund Raised stay as written. Change them too.
          </Trans>
        </li>
        <li>
          <Trans>Sentences that name an amount also stay as written.</Trans>
        </li>
        <li>
          <Trans>Earlier donations stay in {from}. Each currency has its own totals.</Trans>
        </li>
      </List>
    </Question>
  )
}
