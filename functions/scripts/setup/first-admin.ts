import { formatInstant } from 'domain/dates.ts'
import { DEFAULT_LANGUAGE } from 'domain/texts/languages.ts'
import { buttonText } from 'domain/texts/mails/mail-text.ts'
import { keptEn } from 'domain/texts/kept-en.ts'
import { firstAdminUrl, newFirstAdminLink } from '../../src/accounts/first-admin/link.ts'
import { toHtml } from '../../src/mail/to-html.ts'
import { senderOf, storedServer } from './mail-server.ts'
import type { Setup, Step } from './step.ts'

const documents = ({ project }: Setup) =>
  `firestore.googleapis.com/v1/projects/${project}/databases/(default)/documents`

/** The first admin is who typed back the code of the mailbox. A link that works once, for an hour, makes the account. */
export const firstAdmin: Step = {
  title: 'First admin',
  look: async (setup) => {
    if (await hasAdmin(setup)) return { found: 'there is one', changes: [] }
    const what = `Make a link for ${senderOf(setup).mailbox}, which works once, for one hour`
    return { found: 'nobody', changes: [{ what, make: () => sendLink(setup) }] }
  },
}

async function hasAdmin(setup: Setup): Promise<boolean> {
  const isAdmin = { field: { fieldPath: 'role' }, op: 'EQUAL', value: { stringValue: 'admin' } }
  const structuredQuery = { from: [{ collectionId: 'users' }], where: { fieldFilter: isAdmin }, limit: 1 }
  const rows = await setup.callGoogle<{ document?: object }[]>(`${documents(setup)}:runQuery`, {
    structuredQuery,
  })
  return rows.some(({ document }) => document)
}

/** Stores the link's hash, then shows the link and mails it. An earlier link no longer works. */
async function sendLink(setup: Setup): Promise<void> {
  const { code, stored } = newFirstAdminLink(senderOf(setup).mailbox, setup.now())
  const { expiresAt, ...texts } = stored
  const fields = Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, { stringValue: text }]),
  )
  await setup.callGoogle(
    `${documents(setup)}/emailChanges/first-admin`,
    { fields: { ...fields, expiresAt: { timestampValue: expiresAt } } },
    'PATCH',
  )
  const link = firstAdminUrl(setup.parameters()['SITE_ORIGIN'] ?? '', code)
  setup.say(`
    Open this link within one hour. It makes your account, the first admin's:

        ${link}
`)
  try {
    const server = await setup.connectMail(await storedServer(setup))
    await server.send(letterWith(setup, link))
    setup.say(`    A mail to ${senderOf(setup).mailbox} has it too.`)
  } catch (error) {
    setup.say(`    It could not be mailed: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** Writes the mail in the frame of the site's own mails. The outbox does not send it, since that would store the link. */
function letterWith(setup: Setup, link: string) {
  const { name } = senderOf(setup)
  const subject = 'Make your account as the first admin'
  const button = 'Make your account'
  const text = `Hello,

The website of the ${name} is online and has no admin yet. Choose your name and your password here:

${buttonText(button, link)}

The link works once, for one hour. Give it to nobody: who opens it first can read every application.

If it is too late, run npm run setup again. It makes a new link.`
  const privacy = `${setup.parameters()['SITE_ORIGIN'] ?? ''}/privacy`
  const end = keptEn.inMails(privacy)
  const day = formatInstant(setup.now().toISOString(), DEFAULT_LANGUAGE)
  const html = toHtml(
    { subject, text, button, link },
    { name, day, end: { text: end, link: privacy }, language: DEFAULT_LANGUAGE },
  )
  return { subject, text: `${text}\n\n${end}`, html }
}
