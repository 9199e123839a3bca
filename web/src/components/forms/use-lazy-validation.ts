import { formatErrors } from 'domain/values/rule.ts'
import { useCallback } from 'react'
import type { AnyObjectSchema } from 'yup'
import { useTexts } from '#lib/format/texts.ts'

/** Loads a schema, such as `async () => (await import('domain/schemas/contact.ts')).contactSchema`. Must not change between renders. */
export type LoadSchema = () => Promise<AnyObjectSchema>

/**
 * Returns the same as `useValidation`, but loads the rules when the form is first changed. If they cannot be loaded,
 * nothing is invalid here, and the server decides by the same rules.
 */
export function useLazyValidation(load: LoadSchema) {
  const texts = useTexts()
  return useCallback(
    async (values: object): Promise<Record<string, string | undefined>> => {
      const loaded = await Promise.all([import('domain/schemas/check.ts'), load()]).catch(() => undefined)
      if (!loaded) return {}
      const [{ checkKnown }, schema] = loaded
      const checked = await checkKnown(schema, values)
      if (checked.ok) return {}
      const messages = Object.entries(formatErrors(texts, checked.errors))
      return Object.fromEntries(messages.map(([name, [first]]) => [name, first]))
    },
    [load, texts],
  )
}
