import type { PageTexts } from '../texts/pages-en.ts'

type FieldTexts = PageTexts['field']
type RuleCode = keyof FieldTexts

type Values<Code extends RuleCode> = FieldTexts[Code] extends (...values: infer V) => string ? V : []

/** The message of a broken rule in no language: the key of its text in `texts.field`, and the text's values. */
export type RuleMessage = { [Code in RuleCode]: { code: Code; values: Values<Code> } }[RuleCode]

/** Messages by field. */
export type FieldErrors = Record<string, RuleMessage[]>

/** Builds the message of a rule. */
export const rule = <Code extends RuleCode>(code: Code, ...values: Values<Code>) =>
  ({ code, values }) as Extract<RuleMessage, { code: Code }>

/** Formats a broken rule as a message in a language. */
export function formatRule({ field }: Pick<PageTexts, 'field'>, { code, values }: RuleMessage): string {
  const text = field[code] as string | ((...values: unknown[]) => string)
  return typeof text === 'string' ? text : text(...values)
}

/** Formats broken rules as messages by field in a language, as REST answers them to a registration. */
export const formatErrors = (
  texts: Pick<PageTexts, 'field'>,
  errors: FieldErrors,
): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(errors).map(([name, messages]) => [
      name,
      messages.map((message) => formatRule(texts, message)),
    ]),
  )

/** Returns whether any field has this message. */
export const hasCode = (errors: FieldErrors, code: RuleCode): boolean =>
  Object.values(errors).some((messages) => messages.some((message) => message.code === code))
