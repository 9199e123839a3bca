import { Trans, useLingui } from '@lingui/react/macro'
import { formatRule } from 'domain/schemas/rule.ts'
import { useEffect, useState } from 'react'
import styled, { css } from 'styled-components'
import { controlStyle } from '#components/fields/control-style.ts'
import { FieldMessage, Hint, Label } from '#components/fields/field-frame.tsx'
import { useTexts } from '#lib/format/texts.ts'
import type { FieldText } from '../part-text.ts'
import { mostOf, type Rules } from '../rules.ts'
import { formatValue, shownValue } from '../format-value.ts'
import type { Path } from '../values.ts'
import { ChangedWord, changedEdge, WasBefore } from './changed-mark.tsx'
import { useFieldState } from './part-form-context.ts'

/** A pause in typing after which a message may show, in milliseconds. */
const PAUSE_MS = 800
/** A text that may be longer than this gets several lines. */
const ONE_LINE = 200

const Frame = styled.div<{ $isHalf: boolean }>`
  display: grid;
  /* those side by side share their rows: label, words below it, control, message */
  grid-row: span 4;
  grid-template-rows: subgrid;
  grid-template-columns: minmax(0, 1fr);
  padding-block-end: var(--s4);
  grid-column: ${({ $isHalf }) => ($isHalf ? 'auto' : '1 / -1')};
`
const Above = styled.div`
  display: grid;
  align-content: start;
  gap: 6px;
`
const Optional = styled.span`
  font-weight: 400;
  color: var(--ink-soft);
`
const control = css<{ $isChanged: boolean }>`
  ${controlStyle}
  /* the bar on top stays in view */
  scroll-margin-block: 260px 24px;
  ${({ $isChanged }) => $isChanged && changedEdge}
`
const Line = styled.input<{ $isChanged: boolean }>`
  ${control}
`
const Choice = styled.select<{ $isChanged: boolean }>`
  ${control}
`
const Lines = styled.textarea<{ $isChanged: boolean }>`
  ${control}
  field-sizing: content;
  max-block-size: 60vh;
  resize: vertical;
`

/** A number as it was typed; one that is none yet is NaN. */
const toNumber = (text: string) => (text.trim() === '' ? NaN : Number(text))

/** Whether what was typed stands still: nobody is told of a mistake while she makes it. */
function usePause(typed: unknown) {
  const [paused, setPaused] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return { isStill: Object.is(paused, typed), stop: () => setPaused(typed) }
}

interface ContentFieldProps {
  path: Path
  text: FieldText
  rules: Rules
}

/** A text, a number or a choice of a part: its label, what it was before, and which of its rules it breaks. */
export function ContentField({ path, text, rules }: ContentFieldProps) {
  const { i18n } = useLingui()
  const texts = useTexts()
  const { id, value, change, error, isNew, set } = useFieldState(path)
  const [wasUsed, setWasUsed] = useState(false)
  const isNumber = rules.type === 'number'
  // a number is kept as it was typed, '4.' for one, as long as it means the same
  const [typed, setTyped] = useState(() => shownValue(value))
  const isSame = isNumber ? Object.is(toNumber(typed), value) : typed === value
  const shown = isSame ? typed : shownValue(value)
  const { isStill, stop } = usePause(shown)

  const handleText = (next: string) => {
    setTyped(next)
    setWasUsed(true)
    set(isNumber ? toNumber(next) : next)
  }
  const message = error && isStill && (!isNew || wasUsed) ? formatRule(texts, error) : undefined
  const { kind, hint, options } = text
  const isOptional = rules.type === 'string' && 'optional' in rules && rules.optional
  const described = [hint && `${id}-hint`, change && `${id}-was`, message && `${id}-error`]
  const shared = {
    id,
    value: shown,
    $isChanged: change !== undefined,
    'aria-invalid': message !== undefined,
    'aria-describedby': described.filter(Boolean).join(' ') || undefined,
    onBlur: () => {
      setWasUsed(true)
      stop()
    },
  }
  const most = mostOf(rules) ?? 0
  const isLong = kind === 'lines' || (!kind && !isNumber && most > ONE_LINE)
  return (
    <Frame $isHalf={text.isHalf ?? false}>
      <span>
        <Label htmlFor={id}>
          {i18n._(text.label)}
          {isOptional && (
            <>
              {' '}
              <Optional>
                <Trans>(optional)</Trans>
              </Optional>
            </>
          )}
        </Label>
        {change && <ChangedWord />}
      </span>
      <Above>
        {hint && <Hint id={`${id}-hint`}>{i18n._(hint)}</Hint>}
        {change && <WasBefore id={`${id}-was`} was={formatValue(text, change.was)} />}
      </Above>
      {options ? (
        <Choice {...shared} onChange={({ target }) => handleText(target.value)}>
          {Object.entries(options).map(([option, label]) => (
            <option key={option} value={option}>
              {i18n._(label)}
            </option>
          ))}
        </Choice>
      ) : isLong ? (
        <Lines {...shared} rows={most > 300 ? 4 : 2} onChange={({ target }) => handleText(target.value)} />
      ) : (
        <Line
          {...shared}
          type={kind ?? 'text'}
          inputMode={isNumber ? 'decimal' : undefined}
          dir={kind && 'ltr'}
          onChange={({ target }) => handleText(target.value)}
        />
      )}
      {message && <FieldMessage id={id}>{message}</FieldMessage>}
    </Frame>
  )
}
