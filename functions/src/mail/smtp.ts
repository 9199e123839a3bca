import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Options } from 'nodemailer/lib/mailer/index.js'
import { callOut } from '../cloud/outgoing.ts'
import { mailFrom, smtpHost, smtpPassword, smtpPort, smtpUser } from '../env.ts'

/** A connection to the mail server, signed in. */
interface MailServer {
  /**
   * Hands over one mail.
   * @throws the failure; `isTaken` of it is false if the text of the mail was not yet handed over
   */
  send: (mail: Options) => Promise<void>
  close: () => void
}

/** How long a mail server may say nothing, in milliseconds. */
export const SILENCE = { greeting: 10_000, later: 20_000 }

type Done = (error?: Error | null) => void

/** Tells whether a server is on the same machine, as the local one and those of tests are. It needs no encryption. */
const isHere = (host: string) => ['127.0.0.1', '::1', 'localhost'].includes(host)

/**
 * Connects to the mail server and signs in. Any other than a local one has to encrypt the connection.
 * @throws if it refuses, or says nothing for too long
 */
export async function connectToMailServer(silence = SILENCE): Promise<MailServer> {
  const [{ default: SMTPConnection }, { default: MailComposer }] = await Promise.all([
    import('nodemailer/lib/smtp-connection/index.js'),
    import('nodemailer/lib/mail-composer/index.js'),
  ])
  const host = smtpHost.value()
  const port = smtpPort.value()
  const connection = new SMTPConnection({
    host,
    port,
    secure: port === 465,
    requireTLS: !isHere(host),
    connectionTimeout: silence.greeting,
    greetingTimeout: silence.greeting,
    socketTimeout: silence.later,
  })
  // a lost connection is told here, and not to the command that waits
  const lost = new Promise<never>((_resolve, reject) => connection.on('error', reject))
  lost.catch(() => {})
  const until = (start: (done: Done) => void) =>
    Promise.race([
      lost,
      new Promise<void>((resolve, reject) => start((error) => (error ? reject(error) : resolve()))),
    ])

  try {
    await callOut('mail connect', async () => {
      await until((done) => connection.connect(done))
      const credentials = { user: smtpUser.value(), pass: smtpPassword.value() }
      if (credentials.user) await until((done) => connection.login({ credentials }, done))
    })
  } catch (error) {
    connection.close()
    throw error
  }

  const send = async (mail: Options) => {
    const message = new MailComposer(mail).compile()
    const text = await message.build()
    let isBegun = false
    // the server has accepted sender and recipient when the first piece is read
    const pieces = Readable.from(
      (function* () {
        isBegun = true
        yield text
      })(),
    )
    try {
      await until((done) => connection.send(message.getEnvelope(), pieces, done))
    } catch (error) {
      throw isBegun ? error : Object.assign(error as Error, { isTaken: false })
    }
    connection.quit()
  }
  return { send: (mail) => callOut('mail send', () => send(mail)), close: () => connection.close() }
}

/** Returns the `Message-ID` of a mail, the same for each attempt. A hash, since the id of a mail contains the uid. */
export function messageIdOf(id: string): string {
  const [domain = 'localhost'] = /(?<=@)[\w.-]+/.exec(mailFrom.value()) ?? []
  return `<${createHash('sha256').update(id).digest('hex').slice(0, 40)}@${domain}>`
}
