import type { FieldErrors } from 'domain/values/rule.ts'
import { formatRule } from 'domain/values/rule.ts'
import { useId } from 'react'
import styled from 'styled-components'
import { Box } from '#components/dashboard/box.tsx'
import { controlStyle } from '#components/fields/control-style.ts'
import { FieldMessage, Label } from '#components/fields/field-frame.tsx'
import { useTexts } from '#lib/format/texts.ts'
import { narrowList } from '#styles/narrow-list.ts'
import type { EditedPart } from '../use-edited-parts.ts'
import { toPairs, type UrduLine, urduLines } from '../urdu.ts'
import type { Values } from '../values.ts'

const Lines = styled.ul`
  display: grid;
  gap: var(--s4);
`
const Line = styled.li`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--s2) var(--s4);
  align-items: start;
  ${narrowList} {
    grid-template-columns: minmax(0, 1fr);
  }
`
const English = styled(Label)`
  font-weight: 400;
  overflow-wrap: anywhere;
  white-space: pre-line;
`
const Urdu = styled.textarea`
  ${controlStyle}
  field-sizing: content;
  max-block-size: 60vh;
  resize: vertical;
`

interface UrduFormProps {
  edited: EditedPart
  errors: FieldErrors
  onChange: (values: Values) => void
}

/** Renders each text of a part with a field for its Urdu. */
export function UrduForm({ edited: { part, content }, errors, onChange }: UrduFormProps) {
  const texts = useTexts()
  const sent = toPairs(content)
  return (
    <Box>
      <Lines>
        {urduLines(part, content).map((line) => {
          const [wrong] = errors[`ur[${sent.findIndex(({ text }) => text === line.text)}].ur`] ?? []
          return (
            <UrduField
              key={line.text}
              {...{ line }}
              message={wrong && formatRule(texts, wrong)}
              onChange={(ur) => onChange({ ...content, ur: { ...Object(content['ur']), [line.text]: ur } })}
            />
          )
        })}
      </Lines>
    </Box>
  )
}

interface UrduFieldProps {
  line: UrduLine
  message: string | undefined
  onChange: (ur: string) => void
}

function UrduField({ line: { text, ur, max }, message, onChange }: UrduFieldProps) {
  const id = useId()
  return (
    <Line>
      <English htmlFor={id} lang="en" dir="auto">
        {text}
      </English>
      <div>
        <Urdu
          id={id}
          lang="ur"
          dir="rtl"
          rows={text.length > 80 ? 3 : 1}
          maxLength={max}
          value={ur}
          aria-invalid={message !== undefined}
          aria-describedby={message && `${id}-error`}
          onChange={({ target }) => onChange(target.value)}
        />
        {message && <FieldMessage id={id}>{message}</FieldMessage>}
      </div>
    </Line>
  )
}
