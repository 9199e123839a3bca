import { checkPart } from 'domain/content/check-part.ts'
import { useCallback, useMemo } from 'react'
import type { AnyForm } from '../parts/form-definition.ts'
import { PARTS } from '../parts/parts.ts'
import type { EditedPart } from '../use-edited-parts.ts'
import { withoutUrdu } from '../urdu.ts'
import type { Values } from '../values.ts'
import type { FormContextValue } from './form-context.ts'
import { rulesOf } from './rules.ts'
import { SchemaForm } from './schema-form.tsx'

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
