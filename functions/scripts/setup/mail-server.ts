import { randomInt } from 'node:crypto'
import { hasSecret, readSecret, storeSecret } from './secrets.ts'
import { type Setup, type Step, Stop } from './step.ts'

/** How the site sends mails. */
export interface MailServer {
  host: string
  port: string
  user: string
  password: string
  /** `Chamber <office@chamber.example>` */
  from: string
}

/** Takes name and address out of `Chamber <office@chamber.example>`. */
export function senderOf(setup: Setup): { name: string; mailbox: string } {
  const [, name = '', mailbox = ''] = /^(.*?) *<([^>]+)>/.exec(setup.parameters()['MAIL_FROM'] ?? '') ?? []
  return { name, mailbox }
}

/** Reads the mail server that was tried and stored. */
export async function storedServer(setup: Setup): Promise<MailServer> {
  const { SMTP_HOST = '', SMTP_PORT = '', SMTP_USER = '', MAIL_FROM = '' } = setup.parameters()
  const password = await readSecret(setup, 'SMTP_PASSWORD')
  return { host: SMTP_HOST, port: SMTP_PORT, user: SMTP_USER, password, from: MAIL_FROM }
}

interface Provider {
  name: string
  host: string
  port: string
  advice: string
}

const PROVIDERS: Provider[] = [
  {
    name: 'Google (Gmail or Workspace)',
    host: 'smtp.gmail.com',
    port: '587',
    advice: 'Google wants an app password here: https://myaccount.google.com/apppasswords',
  },
  {
    name: 'Microsoft 365',
    host: 'smtp.office365.com',
    port: '587',
    advice: 'Microsoft ends signing in with a password. If it refuses, take a mailbox of another provider.',
  },
  { name: 'Zoho', host: 'smtp.zoho.com', port: '465', advice: 'Zoho may want an app password here.' },
]

/** How often the settings may be typed before the command stops. */
const ATTEMPTS = 3

/** The mailbox from which the site writes. It is tried with a real mail. */
export const mailServer: Step = {
  title: 'Mail server',
  look: async (setup) => {
    const { SMTP_HOST, MAIL_FROM } = setup.parameters()
    if (SMTP_HOST && MAIL_FROM && (await hasSecret(setup, 'SMTP_PASSWORD')))
      return { found: `${MAIL_FROM} by ${SMTP_HOST}`, changes: [] }
    return { found: 'not known', changes: [{ what: 'Ask for it and try it', make: () => connect(setup) }] }
  },
}

async function connect(setup: Setup): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const server = await askServer(setup)
    const failure = await tryServer(setup, server)
    if (failure) {
      setup.say(`    That did not work: ${failure}`)
      continue
    }
    await adviseRecords(setup, server)
    await storeSecret(setup, 'SMTP_PASSWORD', server.password)
    setup.setParameters({
      SMTP_HOST: server.host,
      SMTP_PORT: server.port,
      SMTP_USER: server.user,
      MAIL_FROM: server.from,
    })
    return
  }
  throw new Stop(
    'No mail could be sent, so nothing was stored.',
    'Ask your mail provider for server, port, user name and password. Then run this command again.',
  )
}

async function askServer({ ask, askSecret, say }: Setup): Promise<MailServer> {
  say(PROVIDERS.map(({ name }, index) => `    ${index + 1}  ${name}`).join('\n'))
  say(`    ${PROVIDERS.length + 1}  another`)
  const provider = PROVIDERS[Number(await ask('    Who keeps the mailbox? Type a number: ')) - 1]
  if (provider) say(`    ${provider.advice}`)
  const host = provider?.host ?? (await ask('    The server, such as smtp.your-provider.example: '))
  const port = provider?.port ?? (await askPort({ ask, say }))
  const address = await ask('    The address of the mailbox: ')
  const user = provider ? address : (await ask('    The user name (Enter: the address): ')) || address
  const name = await askName({ ask })
  const password = await askSecret('    The password (nothing is shown): ')
  return { host, port, user, password, from: `${name} <${address}>` }
}

/** Asks until there is a name, without the characters that end it in an address. */
async function askName({ ask }: Pick<Setup, 'ask'>): Promise<string> {
  for (;;) {
    const name = (await ask('    The name of the chamber, as mails show it: '))
      .replaceAll(/[<>"]/g, '')
      .trim()
    if (name) return name
  }
}

async function askPort({ ask, say }: Pick<Setup, 'ask' | 'say'>): Promise<string> {
  for (;;) {
    const port = (await ask('    The port (Enter: 587): ')) || '587'
    if (port !== '25' && /^\d{2,5}$/.test(port)) return port
    say('    Google closes port 25. Your provider has another one, mostly 587 or 465.')
  }
}

/** Says what a code of the mail library means, and what to look at. */
const REASONS: Record<string, string> = {
  EAUTH: 'the user name or the password is wrong. Gmail and others want an app password.',
  ECONNECTION: 'the server or the port is wrong.',
  ECONNREFUSED: 'the server or the port is wrong.',
  EDNS: 'there is no such server.',
  ESOCKET: 'the server or the port is wrong.',
  ETIMEDOUT: 'the server did not answer: the port is wrong, or your network blocks it.',
  ETLS: 'the server offers no secure connection on this port.',
}

/** Sends a code to the mailbox itself. @returns why it failed */
async function tryServer(setup: Setup, server: MailServer): Promise<string | undefined> {
  const code = String(randomInt(100_000, 1_000_000))
  try {
    const connection = await setup.connectMail(server)
    await connection.send({ subject: 'Your code for the site', text: `Type this code: ${code}` })
  } catch (error) {
    const { code = '', message } = error as Error & { code?: string }
    return `${REASONS[code] ?? 'the mail server refused.'} (${message})`
  }
  const typed = await setup.ask(`    A mail was sent to ${server.from}. Type the code in it: `)
  return typed === code ? undefined : 'this is not the code.'
}

/** Says which records are missing, without which others may take our mails for spam. */
async function adviseRecords({ textRecords, say }: Setup, { from }: MailServer): Promise<void> {
  const domain = from.slice(from.lastIndexOf('@') + 1, -1)
  const has = async (name: string, start: string) =>
    (await textRecords(name)).some((record) => record.startsWith(start))
  const missing = [
    ...((await has(domain, 'v=spf1')) ? [] : ['SPF']),
    ...((await has(`_dmarc.${domain}`, 'v=DMARC1')) ? [] : ['DMARC']),
  ]
  if (missing.length > 0)
    say(
      `    ${domain} has no ${missing.join(' and no ')} record. Ask your mail provider, or mails may be taken for spam.`,
    )
}
