import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

/** Where a mail server is asked for something; `text`: after the whole text of a mail. */
type Step = 'connect' | 'EHLO' | 'MAIL' | 'RCPT' | 'DATA' | 'text'

/** A line that the server answers, or that it says nothing or closes the connection. */
type Reaction = `${number} ${string}` | 'hangs' | 'dies'

const USUAL: Record<Step, Reaction> = {
  connect: '220 here',
  EHLO: '250 here',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go on',
  text: '250 taken',
}

/**
 * Starts a mail server that misbehaves at some steps, and has the mails of this process sent to it.
 * @returns the texts that it has got whole, whatever it answered
 */
export async function startSmtpServer(odd: Partial<Record<Step, Reaction>> = {}) {
  const texts: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    const react = (step: Step) => {
      const reaction = odd[step] ?? USUAL[step]
      if (reaction === 'dies') socket.destroy()
      else if (reaction !== 'hangs') socket.write(`${reaction}\r\n`)
    }
    let held = ''
    let isText = false
    socket.on('error', () => {})
    socket.setEncoding('utf8').on('data', (piece) => {
      held += String(piece)
      for (;;) {
        const end = held.indexOf(isText ? '\r\n.\r\n' : '\r\n')
        if (end === -1) return
        const said = held.slice(0, end)
        held = held.slice(end + (isText ? 5 : 2))
        if (isText) {
          isText = false
          texts.push(said)
          react('text')
          continue
        }
        const step = said.split(' ')[0]?.toUpperCase() as Step
        if (step in USUAL) react(step)
        else socket.end('221 bye\r\n')
        isText = step === 'DATA' && (odd.DATA ?? USUAL.DATA).startsWith('354')
      }
    })
    react('connect')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const before = { SMTP_HOST: process.env['SMTP_HOST'], SMTP_PORT: process.env['SMTP_PORT'] }
  process.env['SMTP_HOST'] = '127.0.0.1'
  process.env['SMTP_PORT'] = String((server.address() as AddressInfo).port)
  return {
    texts,
    /** Corrects what the server does. */
    repair: () => Object.keys(odd).forEach((step) => delete odd[step as Step]),
    stop: () => {
      for (const [name, value] of Object.entries(before))
        if (value === undefined) delete process.env[name]
        else process.env[name] = value
      sockets.forEach((socket) => socket.destroy())
      server.close()
    },
  }
}
