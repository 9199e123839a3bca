import { object } from 'yup'
import { MAX_LENGTH } from '../limits.ts'
import { rule, type RuleMessage } from '../values/rule.ts'
import { codeText, opaqueText, secretText } from '../values/text.ts'

// Stricter than a browser's e-mail field, which takes a@b and stray dots: neither Firebase Auth nor mail servers do.
const ATOM = "[\\w!#$%&'*+/=?^`{|}~-]+"
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
// And no encoded word (RFC 2047): a mail program would decode it, and send to somebody else.
const EMAIL = new RegExp(`^(?!.*=\\?)(?=[^@]{1,64}@)${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+${LABEL}$`, 'i')

/** Builds the rule of an e-mail address, trimmed and in lower case, or ''. */
export const optionalEmail = () =>
  codeText(MAX_LENGTH.email)
    .transform((value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value))
    .matches(EMAIL, { message: rule('email'), excludeEmptyString: true })
    .meta({ format: 'email' })

/** Builds the rule of an e-mail address. @param missing the message when it is empty */
export const emailAddress = (missing: RuleMessage) => optionalEmail().required(missing)

/** An e-mail address with the usual message when it is empty. */
export const emailField = emailAddress(rule('required', 'email'))

/** The refresh token of an earlier sign-in. */
export const tokenRefreshSchema = object({ refresh: opaqueText(MAX_LENGTH.token) })

/** The current password. */
export const passwordField = secretText()
  .required(rule('required', 'password'))
  .max(MAX_LENGTH.password, rule('tooLong', MAX_LENGTH.password))

/** E-mail required and valid; password required. */
export const loginSchema = object({ email: emailField, password: passwordField })

/** The same over REST, with a one-time code for users who have them. */
export const restLoginSchema = loginSchema.shape({
  code: secretText().strict().max(MAX_LENGTH.oneTimeCode, rule('tooLong', MAX_LENGTH.oneTimeCode)),
})
