import { useLingui } from '@lingui/react/macro'
import { directionOf, type Language } from 'domain/texts/languages.ts'
import { formattedLengthOf } from 'domain/content/formatted/formatted-texts.ts'
import { westernDigits } from 'domain/values/comparable.ts'
import { useFormikContext } from 'formik'
import { useEffect, useState } from 'react'
import styled, { css } from 'styled-components'
import { Icon } from '#components/controls/icon.tsx'
import { MiniAnchor } from '#components/controls/mini-button.tsx'
import { controlStyle, directed } from '#components/fields/control-style.ts'
import { TextEditor } from '#components/editor/text-editor.tsx'
import { FieldMessage, Hint, Label, OptionalMark } from '#components/fields/field-frame.tsx'
import { narrowList } from '#styles/narrow-list.ts'
import type { FieldDefinition } from '../parts/form-definition.ts'
import type { Path, Values } from '../values.ts'
import { ChangedWord, changedEdge, WasBefore } from './changed-mark.tsx'
import { useContentField, useFormContext } from './form-context.ts'
import { formatLabel, formatValue, toText } from './format-value.ts'
import { maxOf, type Rules } from './rules.ts'

/** A pause in typing after which a message may show, in milliseconds. */
const PAUSE_MS = 800
/** A text that may be longer than this gets several lines. */
const ONE_LINE = 200

const Frame = styled.div<{ $isHalf: boolean }>`
  display: grid;
  /* those side by side share their rows: label with hint, control, message */
  grid-row: span 3;
  grid-template-rows: subgrid;
  grid-template-columns: minmax(0, 1fr);
  padding-block-end: var(--s4);
  grid-column: ${({ $isHalf }) => ($isHalf ? 'auto' : '1 / -1')};
`
const Above = styled.div`
  display: grid;
  justify-items: start;
  align-content: end;
  gap: 6px;
`
/* a control and the link that helps to fill it in */
const WithHelp = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--s3);
  align-items: center;
  ${narrowList} {
    grid-template-columns: minmax(0, 1fr);
  }
`
const control = css<{ $isChanged: boolean }>`
  ${controlStyle}
  ${({ $isChanged }) => $isChanged && changedEdge}
`
const Line = styled.input.attrs(directed)<{ $isChanged: boolean }>`
  ${control}
`
const Choice = styled.select<{ $isChanged: boolean }>`
  ${control}
`
const Lines = styled.textarea.attrs(directed)<{ $isChanged: boolean }>`
  ${control}
  field-sizing: content;
  max-block-size: 60vh;
  resize: vertical;
`

const Editor = styled.div<{ $isChanged: boolean }>`
  > div > :first-child {
    ${({ $isChanged }) => $isChanged && changedEdge}
  }
`

/** Reads a number as it was typed. Text that is no number yet is NaN. */
const toNumber = (text: string) => (text.trim() === '' ? NaN : Number(westernDigits(text)))

/** Returns whether typing has paused: no error is shown while somebody types. `stop` ends the wait. */
function usePause(typed: unknown) {
  const [paused, setPaused] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return { isPaused: Object.is(paused, typed), stop: () => setPaused(typed) }
}

interface ContentFieldProps {
  path: Path
  definition: FieldDefinition
  rules: Rules
  /** Of a translation. */
  language?: Language
}

/** Renders a text, a number or a choice: its label, what it was before, and which of its rules it breaks. */
export function ContentField({ path, definition, rules, language }: ContentFieldProps) {
  const { i18n } = useLingui()
  const { values } = useFormikContext<Values>()
  const { pictures } = useFormContext()
  const { id, name, value, change, error, isDue, setValue, markUsed } = useContentField(path)
  const isNumber = rules.type === 'number'
  // a number is kept as it was typed, '4.' for one, as long as it means the same
  const [typed, setTyped] = useState(() => toText(value))
  const isSame = isNumber && Object.is(toNumber(typed), value)
  const shown = isSame ? typed : toText(value)
  const { isPaused, stop } = usePause(shown)

  const handleText = (text: string) => {
    const next = definition.convert?.(text) ?? text
    setTyped(next)
    setValue(isNumber ? toNumber(next) : rules.type === 'boolean' ? next === 'true' : next)
    markUsed()
  }
  const message = isDue && isPaused ? error : undefined
  const { kind, hint, options, help } = definition
  const isOptional = rules.type === 'string' && 'optional' in rules && rules.optional
  const described = [hint && `${id}-hint`, change && `${id}-was`, message && `${id}-error`]
  const isChanged = change !== undefined
  const shared = {
    id,
    name,
    value: shown,
    lang: language,
    'aria-invalid': message !== undefined,
    'aria-describedby': described.filter(Boolean).join(' ') || undefined,
    onBlur: () => {
      markUsed()
      stop()
    },
  }
  const label = formatLabel(i18n, definition, String(path.at(-1)))
  const formatted = formattedLengthOf(rules)
  const max = maxOf(rules) ?? 0
  const isLong = kind === 'lines' || (!kind && !isNumber && max > ONE_LINE)
  const direction = language && directionOf(language)
  const line = (
    <Line
      {...shared}
      $isChanged={isChanged}
      type={kind ?? 'text'}
      inputMode={isNumber ? 'decimal' : undefined}
      dir={kind || isNumber ? 'ltr' : direction}
      onChange={({ target }) => handleText(target.value)}
    />
  )
  return (
    <Frame $isHalf={definition.isHalf ?? false}>
      <Above>
        <span>
          <Label htmlFor={id}>
            {label}
            {isOptional && <OptionalMark />}
          </Label>
          {change && <ChangedWord />}
        </span>
        {hint && <Hint id={`${id}-hint`}>{i18n._(hint)}</Hint>}
        {change && <WasBefore id={`${id}-was`} was={formatValue(definition, change.was)} />}
      </Above>
      {options ? (
        <Choice {...shared} $isChanged={isChanged} onChange={({ target }) => handleText(target.value)}>
          {Object.entries(options).map(([option, label]) => (
            <option key={option} value={option}>
              {i18n._(label)}
            </option>
          ))}
        </Choice>
      ) : formatted ? (
        <Editor $isChanged={isChanged}>
          <TextEditor
            {...shared}
            isShort={formatted === 'paragraph'}
            uploadPicture={formatted === 'story' ? pictures.upload : undefined}
            onChange={({ target }) => handleText(target.value)}
          />
        </Editor>
      ) : isLong ? (
        <Lines
          {...shared}
          $isChanged={isChanged}
          dir={direction}
          rows={max > 300 ? 4 : 2}
          onChange={({ target }) => handleText(target.value)}
        />
      ) : help ? (
        <WithHelp>
          {line}
          <MiniAnchor href={help.addressFor(values)} target="_blank" rel="noopener noreferrer">
            {i18n._(help.label)}
            <Icon name="external" />
          </MiniAnchor>
        </WithHelp>
      ) : (
        line
      )}
      {message && <FieldMessage id={id}>{message}</FieldMessage>}
    </Frame>
  )
}
