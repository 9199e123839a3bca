import { boolean, type InferType, object } from 'yup'
import { MAX_LENGTH } from '../limits.ts'
import { rule } from './rule.ts'
import { optionalText, requiredText } from './text.ts'

/** Whether the text is a whole http or https address; no other scheme is ever linked to. */
function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/\S+$/i.test(text) || !URL.canParse(text)) return false
  const { username, password } = new URL(text)
  return !username && !password
}

/** Title and description required; external link optional; published unless said otherwise. */
export const blogSchema = object({
  title: requiredText('title', MAX_LENGTH.title),
  description: requiredText('description', MAX_LENGTH.description),
  externalLink: optionalText(MAX_LENGTH.link).test(
    'link',
    rule('link'),
    (value) => value === '' || isWebAddress(value),
  ),
  is_published: boolean().typeError(rule('boolean')).nonNullable(rule('boolean')).default(true),
})

export type BlogInput = InferType<typeof blogSchema>
