import { boolean, type InferType, object } from 'yup'
import { MAX_LENGTH } from '../limits.ts'
import type { Texts } from '../texts/en.ts'
import { optionalText, requiredText } from './text.ts'

/** Whether the text is a whole http or https address; no other scheme is ever linked to. */
function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/\S+$/i.test(text) || !URL.canParse(text)) return false
  const { username, password } = new URL(text)
  return !username && !password
}

/** Title and description required; external link optional; published unless said otherwise. Spec, section 5 (blog). */
export const blogSchema = (texts: Texts) =>
  object({
    title: requiredText(texts, texts.label.title, MAX_LENGTH.title),
    description: requiredText(texts, texts.label.description, MAX_LENGTH.description),
    externalLink: optionalText(texts, MAX_LENGTH.link).test(
      'link',
      texts.field.link,
      (value) => value === '' || isWebAddress(value),
    ),
    is_published: boolean().typeError(texts.field.boolean).nonNullable(texts.field.boolean).default(true),
  })

export type BlogInput = InferType<ReturnType<typeof blogSchema>>
