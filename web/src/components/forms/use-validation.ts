import { checkKnown } from 'domain/schemas/check.ts'
import { formatErrors } from 'domain/values/rule.ts'
import { useCallback } from 'react'
import type { AnyObjectSchema } from 'yup'
import { useTexts } from '#lib/format/texts.ts'

/** Returns a form's `validate`: the first message of each invalid field, in the language of the page. */
export function useValidation(schema: AnyObjectSchema) {
  const texts = useTexts()
  return useCallback(
    async (values: object): Promise<Record<string, string | undefined>> => {
      const checked = await checkKnown(schema, values)
      if (checked.ok) return {}
      const messages = Object.entries(formatErrors(texts, checked.errors))
      return Object.fromEntries(messages.map(([name, [first]]) => [name, first]))
    },
    [schema, texts],
  )
}
