import { checkPart } from 'domain/content/check-part.ts'
import { useCallback, useMemo, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Plural, useLingui } from '@lingui/react/macro'
import { withoutMarks } from 'domain/content/formatted/formatted-texts.ts'
import { type FieldErrors, formatRule } from 'domain/values/rule.ts'
import { Formik, type FormikErrors, getIn, setIn, useFormikContext } from 'formik'
import styled from 'styled-components'
import { Disclosure } from '#components/controls/disclosure.tsx'
import { Box } from '#components/dashboard/box.tsx'
import { Hint } from '#components/fields/field-frame.tsx'
import { useTexts } from '#lib/format/texts.ts'
import { clamped } from '#styles/clamped.ts'
import { narrowList } from '#styles/narrow-list.ts'
import type { AnyForm } from '../parts/form-definition.ts'
import { PARTS } from '../parts/parts.ts'
import type { EditedPart } from '../use-edited-parts.ts'
import { withoutUrdu } from '../urdu.ts'
import type { Values } from '../values.ts'
import { type FormContextValue, FormContext, useFormContext } from './form-context.ts'
import { rulesOf, type Rules } from './rules.ts'
import { mergeContent } from '../changes.ts'
import { ChangedWord } from './changed-mark.tsx'
import { Fields } from './fields.tsx'
import { formatBox } from './format-value.ts'

const Boxes = styled.div`
  display: grid;
  gap: var(--s4);

  > section > h2 + span {
    display: block;
    margin-block: calc(-1 * var(--s3)) var(--s4);
  }
`
const Within = styled.span`
  ${clamped(1)}
  overflow-wrap: anywhere;
  ${narrowList} {
    ${clamped(2)}
  }
`
const Invalid = styled.b`
  color: var(--danger);
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
          {form.boxes.map(({ heading, hint, fieldNames }, index) => {
            const content = (
              <>
                {hint && <Hint>{i18n._(hint)}</Hint>}
                <Fields path={[]} names={fieldNames} fields={form.fields} rules={rules} />
              </>
            )
            return index === 0 ? (
              <Box key={fieldNames[0]}>
                <h2>{i18n._(heading)}</h2>
                {content}
              </Box>
            ) : (
              <LaterBox key={fieldNames[0]} {...{ form, rules, fieldNames }} heading={i18n._(heading)}>
                {content}
              </LaterBox>
            )
          })}
        </Boxes>
      </FormContext>
    </Formik>
  )
}

interface LaterBoxProps {
  form: AnyForm
  rules: Rules
  heading: string
  fieldNames: readonly string[]
  children: ReactNode
}

/** Renders a box below the first. Closed, it shows its values. It opens when one of its fields is to get the focus. */
function LaterBox({ form, rules, heading, fieldNames, children }: LaterBoxProps) {
  const { t, i18n } = useLingui()
  const { changes, wanted } = useFormContext()
  const { values, errors } = useFormikContext<Values>()
  const [isOpen, setIsOpen] = useState(false)
  const isWanted = fieldNames.some(
    (name) => wanted === name || wanted?.startsWith(`${name}.`) || wanted?.startsWith(`${name}[`),
  )
  if (isWanted && !isOpen) setIsOpen(true)
  const wrong = fieldNames.filter((name) => errors[name]).length
  return (
    <Disclosure
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      title={
        <>
          {heading}
          {changes.some(({ path }) => fieldNames.includes(String(path[0]))) && <ChangedWord />}
        </>
      }
      about={
        <Within>
          {wrong > 0 ? (
            <Invalid>
              <Plural value={wrong} one="# field to correct" other="# fields to correct" />
            </Invalid>
          ) : (
            formatBox(i18n, form.fields, withoutMarks(rules, values), fieldNames) || t`Empty`
          )}
        </Within>
      }
    >
      {children}
    </Disclosure>
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

interface PartFormProps extends Omit<FormContextValue, 'changes'> {
  edited: EditedPart
  onChange: (values: Values) => void
}

/** Renders the form of one part of the website text. Another part needs another `key`. */
export function PartForm({ edited: { part, content, changes }, ...rest }: PartFormProps) {
  const rules = useMemo(() => rulesOf(part), [part])
  const check = useCallback(
    async (values: Values) => {
      const result = await checkPart(part, withoutUrdu(values))
      return result.ok ? {} : result.errors
    },
    [part],
  )
  return (
    <SchemaForm
      form={PARTS[part] as unknown as AnyForm}
      values={content}
      {...{ rules, check, changes }}
      {...rest}
    />
  )
}
