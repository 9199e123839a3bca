import type { FieldErrors } from 'domain/values/rule.ts'
import { formatRule } from 'domain/values/rule.ts'
import { getIn } from 'formik'
import { useEffect, useEffectEvent } from 'react'
import styled from 'styled-components'
import { Box } from '#components/dashboard/box.tsx'
import { TextEditor } from '#components/editor/text-editor.tsx'
import { controlStyle } from '#components/fields/control-style.ts'
import { FieldMessage, Label } from '#components/fields/field-frame.tsx'
import { useTexts } from '#lib/format/texts.ts'
import { narrowList } from '#styles/narrow-list.ts'
import type { EditedPart } from '../use-edited-parts.ts'
import { urduErrors, type UrduLine, urduLines } from '../urdu.ts'
import type { Values } from '../values.ts'
import { fieldId, type FormContextValue } from './form-context.ts'

const Lines = styled.ul`
  display: grid;
  gap: var(--s4);
`
const Line = styled.li<{ $isWide: boolean }>`
  display: grid;
  grid-template-columns: repeat(${({ $isWide }) => ($isWide ? 1 : 2)}, minmax(0, 1fr));
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

interface UrduFormProps extends Omit<FormContextValue, 'changes'> {
  edited: EditedPart
  errors: FieldErrors
  onChange: (values: Values) => void
}

/** Renders each text of a part with a field for its Urdu. `wanted` names a field whose Urdu is to get the focus. */
export function UrduForm({ edited, errors, pictures, wanted, onFound, onChange }: UrduFormProps) {
  const { part, content } = edited
  const texts = useTexts()
  const lines = urduLines(part, content)
  const wrong = urduErrors(content, errors)
  const find = useEffectEvent((name: string) => {
    const line = lines.find(({ text }) => text === getIn(content, name))
    if (line) document.getElementById(fieldId(line.path))?.focus()
    onFound()
  })
  useEffect(() => {
    if (wanted !== undefined) find(wanted)
  }, [wanted])
  return (
    <Box>
      <Lines>
        {lines.map((line) => {
          const rule = wrong.get(line.text)
          return (
            <UrduField
              key={line.text}
              {...{ line, pictures }}
              message={rule && formatRule(texts, rule)}
              onChange={(ur) => onChange({ ...content, ur: { ...Object(content['ur']), [line.text]: ur } })}
            />
          )
        })}
      </Lines>
    </Box>
  )
}

interface UrduFieldProps extends Pick<FormContextValue, 'pictures'> {
  line: UrduLine
  message: string | undefined
  onChange: (ur: string) => void
}

function UrduField({ line, pictures, message, onChange }: UrduFieldProps) {
  const { text, ur, max, formatted, path } = line
  const id = fieldId(path)
  const control = {
    id,
    lang: 'ur',
    dir: 'rtl',
    maxLength: max,
    value: ur,
    'aria-invalid': message !== undefined,
    'aria-describedby': message && `${id}-error`,
    onChange: ({ target }: { target: HTMLTextAreaElement }) => onChange(target.value),
  }
  return (
    <Line $isWide={formatted !== undefined}>
      <English htmlFor={id} lang="en" dir="auto">
        {text}
      </English>
      <div>
        {formatted ? (
          <TextEditor
            {...control}
            isShort={formatted === 'paragraph'}
            uploadPicture={formatted === 'story' ? pictures.upload : undefined}
          />
        ) : (
          <Urdu {...control} rows={text.length > 80 ? 3 : 1} />
        )}
        {message && <FieldMessage id={id}>{message}</FieldMessage>}
      </div>
    </Line>
  )
}
