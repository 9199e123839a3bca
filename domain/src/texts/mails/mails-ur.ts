import { accountMailsUr } from './account-mails-ur.ts'
import { formMailsUr } from './form-mails-ur.ts'
import type { MailTexts } from './mails-en.ts'
import { officeMailsUr } from './office-mails-ur.ts'

export const mailsUr: MailTexts = { ...accountMailsUr, ...officeMailsUr, ...formMailsUr }
