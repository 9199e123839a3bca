import { DEFAULT_LANGUAGE, type Language } from 'domain/texts/languages.ts'
import { flushSync } from 'react-dom'
import { FIELD_ID, focusControl } from '#components/fields/invalid-fields.ts'
import type { PostValues } from '../post-values.ts'

/** Moves the focus to a field, and first shows the fields of its language. @param setWriting shows those of a language */
export function leadToField(name: keyof PostValues, setWriting: (language: Language) => void): void {
  const find = () => document.getElementById(FIELD_ID + name)
  if (!find()) flushSync(() => setWriting(name.startsWith('ur_') ? 'ur' : DEFAULT_LANGUAGE))
  focusControl(find())
}
