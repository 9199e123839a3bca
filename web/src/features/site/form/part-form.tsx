import { useLingui } from '@lingui/react/macro'
import type { FieldErrors } from 'domain/schemas/rule.ts'
import { useMemo } from 'react'
import styled from 'styled-components'
import { Hint } from '#components/fields/field-frame.tsx'
import { Box } from '#components/dashboard/box.tsx'
import type { AnyFields } from '../part-text.ts'
import { PARTS } from '../parts/parts.ts'
import type { Pictures } from '../pictures/use-pictures.ts'
import { rulesOf } from '../rules.ts'
import type { EditedPart } from '../use-parts.ts'
import { type Path, withValueAt, type Values } from '../values.ts'
import { Fields } from './fields.tsx'
import { PartFormContext } from './part-form-context.ts'

const Boxes = styled.div`
  display: grid;
  gap: var(--s5);

  > section > h2 + span {
    display: block;
    margin-block: calc(-1 * var(--s3)) var(--s4);
  }
`

interface PartFormProps {
  edited: EditedPart
  errors: FieldErrors
  pictures: Pictures
  /** The field that is looked for. */
  wanted?: string | undefined
  onFound?: () => void
  onChange: (next: (content: Values) => Values) => void
}

/** The form of a part, made from its rules and its words. */
export function PartForm({ edited, errors, pictures, wanted, onFound = () => {}, onChange }: PartFormProps) {
  const { part, content, changes } = edited
  const { i18n } = useLingui()
  const { boxes, fields } = PARTS[part]
  const rules = useMemo(() => rulesOf(part), [part])
  const set = (path: Path, value: unknown) => onChange((before) => withValueAt(before, path, value))
  return (
    <PartFormContext value={{ content, changes, errors, pictures, wanted, onFound, set }}>
      <Boxes>
        {boxes.map(({ heading, hint, names }) => (
          <Box key={names[0]}>
            <h2>{i18n._(heading)}</h2>
            {hint && <Hint>{i18n._(hint)}</Hint>}
            <Fields path={[]} names={names} texts={fields as AnyFields} rules={rules} />
          </Box>
        ))}
      </Boxes>
    </PartFormContext>
  )
}
