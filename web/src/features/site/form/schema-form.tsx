import { useLingui } from '@lingui/react/macro'
import { type FieldErrors, formatRule } from 'domain/values/rule.ts'
import { Formik, type FormikErrors, getIn, setIn, useFormikContext } from 'formik'
import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import styled from 'styled-components'
import { Box } from '#components/dashboard/box.tsx'
import { Hint } from '#components/fields/field-frame.tsx'
import { useTexts } from '#lib/format/texts.ts'
import { mergeContent } from '../changes.ts'
import type { AnyForm } from '../parts/form-definition.ts'
import type { Values } from '../values.ts'
import { Fields } from './fields.tsx'
import { FormContext, type FormContextValue } from './form-context.ts'
import type { Rules } from './rules.ts'

const Boxes = styled.div`
  display: grid;
  gap: var(--s5);

  > section > h2 + span {
    display: block;
    margin-block: calc(-1 * var(--s3)) var(--s4);
  }
`

type Texts = ReturnType<typeof useTexts>

/** Nests the first message of each field, as Formik wants it. An item's message takes the place of its list's. */
const toFormikErrors = (texts: Texts, errors: FieldErrors): FormikErrors<Values> =>
  Object.entries(errors).reduce<FormikErrors<Values>>((nested, [name, [first]]) => {
    const isTaken = !first || getIn(nested, name) !== undefined
    return isTaken ? nested : (setIn(nested, name, formatRule(texts, first)) as FormikErrors<Values>)
  }, {})

interface SchemaFormProps extends FormContextValue {
  /** Labels, hints and boxes of the fields. */
  form: AnyForm
  /** The schema's description: which fields there are, and what they may hold. */
  rules: Rules
  /** Returns what breaks a rule. */
  check: (values: Values) => Promise<FieldErrors>
  /** Values from outside. Where they change, the form takes them over. */
  values: Values
  onChange: (values: Values) => void
}

/** Renders a form from a schema's description: texts, numbers, choices, pictures, groups, translations and lists. */
export function SchemaForm({ form, rules, check, values, onChange, ...context }: SchemaFormProps) {
  const { i18n } = useLingui()
  const texts = useTexts()
  const validate = useCallback(
    async (typed: Values) => toFormikErrors(texts, await check(typed)),
    [check, texts],
  )
  return (
    <Formik initialValues={values} validate={validate} validateOnMount onSubmit={() => {}}>
      <FormContext value={context}>
        <SyncValues outside={values} onChange={onChange} />
        <Boxes>
          {form.boxes.map(({ heading, hint, fieldNames }) => (
            <Box key={fieldNames[0]}>
              <h2>{i18n._(heading)}</h2>
              {hint && <Hint>{i18n._(hint)}</Hint>}
              <Fields path={[]} names={fieldNames} fields={form.fields} rules={rules} />
            </Box>
          ))}
        </Boxes>
      </FormContext>
    </Formik>
  )
}

/** Tells of what is typed, and takes over what has changed outside: another person's change, or a picture that was sent. */
function SyncValues({ outside, onChange }: { outside: Values; onChange: (values: Values) => void }) {
  const { values, setValues } = useFormikContext<Values>()
  const shared = useRef(outside)
  const sync = useEffectEvent(() => {
    const before = shared.current
    const isTyped = values !== before
    const isOutside = outside !== before
    if (!isTyped && !isOutside) return
    const next = !isOutside ? values : isTyped ? mergeContent(before, values, outside).content : outside
    shared.current = next
    if (next !== values) void setValues(next)
    if (next !== outside) onChange(next)
  })
  useEffect(() => sync(), [values, outside])
  return null
}
