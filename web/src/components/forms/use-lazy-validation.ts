import { formatErrors } from 'domain/schemas/rule.ts'
import { useCallback } from 'react'
import type { AnyObjectSchema } from 'yup'
import { useTexts } from '#lib/format/texts.ts'

/** Such as `async () => (await import('domain/schemas/contact.ts')).contactSchema`; the same function at every rendering. */
export type LoadSchema = () => Promise<AnyObjectSchema>

/**
 * The same as `useValidation`, of rules that are loaded when a form is first changed: a page with a form is shown without
 * them. Where they cannot be loaded nothing is wrong here, and the server, which has the same, decides.
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
