import { Failure, PortTaken } from './failure.mjs'
import { answers } from './http-wait.mjs'
import { fromRoot, node24 } from './paths.mjs'

/**
 * Starts the mail server, whose page shows every mail and whose API is at /email.
 * @param {import('./crew.mjs').Crew} crew
 * @param {import('./ports.mjs').Ports} ports
 */
export async function startMaildev(crew, ports) {
  const maildev = fromRoot('node_modules', 'maildev', 'bin', 'maildev')
  const address = ['--ip', '127.0.0.1', '--smtp', String(ports.smtp), '--web', String(ports.mail)]
  const member = crew.start('mail', node24(), [maildev, ...address])
  const up = answers(`http://127.0.0.1:${ports.mail}/email`, 60_000)
  const first = await Promise.race([up, member.ended.then(() => false)])
  if (first) return member
  if (member.output().includes('EADDRINUSE')) throw new PortTaken('The mail server found its port taken.')
  throw new Failure(`The mail server did not start: see ${member.log}, then try again.`)
}
