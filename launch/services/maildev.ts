import { packaged } from '../config/paths.ts'
import type { Ports } from '../config/ports.ts'
import type { Processes } from '../process/processes.ts'
import { startService } from './service.ts'

/** Starts the mail server, whose page shows every mail and whose API is at /email. */
export const startMaildev = (processes: Processes, { smtp, mail }: Ports) =>
  startService(processes, {
    name: 'mail',
    stopped: 'The mail server stopped by itself',
    args: [
      packaged('maildev', 'bin', 'maildev'),
      ...['--ip', '127.0.0.1', '--smtp', String(smtp), '--web', String(mail)],
    ],
    ready: /SMTP Server running at/,
  })
