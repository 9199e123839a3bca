import { accountMailsEn } from './account-mails-en.ts'
import { formMailsEn } from './form-mails-en.ts'
import type { WriteMail } from './mail-text.ts'
import { officeMailsEn } from './office-mails-en.ts'

/** Writes every mail that the functions send. Other languages have the type `MailTexts`. */
export const mailsEn = { ...accountMailsEn, ...officeMailsEn, ...formMailsEn }

export type MailTemplate = keyof typeof mailsEn
export type MailTexts = Record<MailTemplate, WriteMail>
