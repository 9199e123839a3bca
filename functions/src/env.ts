import { defineBoolean, defineInt, defineSecret, defineString } from 'firebase-functions/params'

/** Every parameter and secret of the functions. docs/deploy-reference.md says how to set them; the launcher writes the local ones. */

/**
 * Key of the hashes that reserve e-mails, usernames and CNICs. Never change it: reservations would be lost. Read it with
 * `hashKey`.
 */
export const uniquesKey = defineSecret('UNIQUES_KEY')

/** Returns the key without a line end that a file or a paste may have added. */
export function hashKey(): string {
  const key = uniquesKey.value().trim()
  if (key === '') throw new Error('UNIQUES_KEY is empty')
  return key
}

/** Key of the archives that hold the accounts and their password hashes. Without it nobody can open them. */
export const backupKey = defineSecret('BACKUP_KEY')

/** Web API key of the Firebase project, with which the functions sign REST clients in. */
export const webApiKey = defineString('WEB_API_KEY')

/** Whether writes need an App Check token. Set up the pages first (docs/deploy-reference.md). */
export const appCheck = defineBoolean('APP_CHECK', { default: false })

/** Address of the site without a trailing slash, for links in mails. */
export const siteOrigin = defineString('SITE_ORIGIN')

/** Local folder that the site is published to; '' for Firebase Hosting. */
export const siteFolder = defineString('SITE_FOLDER', { default: '' })

/** Firebase Hosting's name of the site; '' for the project's default site. */
export const hostingSite = defineString('HOSTING_SITE', { default: '' })

/** Name of the payment provider: 'sandbox' locally, '' if cards are not accepted. */
export const payments = defineString('PAYMENTS', { default: '' })

export const smtpHost = defineString('SMTP_HOST')
export const smtpPort = defineInt('SMTP_PORT', { default: 587 })
export const smtpUser = defineString('SMTP_USER', { default: '' })
export const smtpPassword = defineSecret('SMTP_PASSWORD')
/** Mails an hour that visitors may cause, to all addresses together. The others wait. */
export const visitorMails = defineInt('VISITOR_MAILS_PER_HOUR', { default: 200 })
/** Sender of every mail, such as `Chamber <office@chamber.example>`. */
export const mailFrom = defineString('MAIL_FROM')
