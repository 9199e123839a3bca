import { array, boolean, type InferType, object } from 'yup'
import { HANDLED_AS } from '../inbox.ts'
import { MAX_ITEMS, MAX_LENGTH } from '../limits.ts'
import { rule } from '../values/rule.ts'
import { optionalLine, optionalText, plainText, requiredText } from '../values/text.ts'

const WRONG = rule('oneOf', HANDLED_AS.join(', '))

/** How the office dealt with a message or a volunteer offer. */
export const handlingSchema = object({
  state: plainText().required(WRONG).oneOf(HANDLED_AS, WRONG),
})

/** A reply to a message, which the office writes on the site. */
export const replySchema = object({
  text: requiredText('reply', MAX_LENGTH.reply),
  is_last: boolean()
    .typeError(rule('boolean'))
    .default(true)
    .meta({ description: 'Whether the message becomes `answered` once the reply is sent' }),
  key: plainText()
    .matches(/^[\w-]{16,60}$/, { message: rule('id'), excludeEmptyString: true })
    .meta({ description: 'Random for each written reply: sent again, it is sent once' }),
})

const savedReplySchema = object({
  id: plainText()
    .matches(/^[\w-]{1,60}$/, { message: rule('id'), excludeEmptyString: true })
    .meta({ description: 'Stays while the reply is changed or moved; without one it gets a new one' }),
  title: optionalLine(MAX_LENGTH.replyTitle).required(rule('missing')),
  text: optionalText(MAX_LENGTH.reply).required(rule('missing')),
})

/** All saved replies, in the order of their buttons. */
export const savedRepliesSchema = object({
  replies: array()
    .typeError(rule('kind'))
    .of(savedReplySchema)
    .required(rule('missing'))
    .max(MAX_ITEMS.savedReplies, rule('tooManyItems', MAX_ITEMS.savedReplies)),
})

export type SavedReply = InferType<typeof savedReplySchema>
