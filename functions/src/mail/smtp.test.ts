import { expect, test } from 'vitest'
import { startSmtpServer } from '../../../tests/support/smtp-server.ts'
import { connectToMailServer } from './smtp.ts'

test('a mail server on another machine gets nothing without an encrypted connection', async () => {
  const server = await startSmtpServer()
  try {
    const local = await connectToMailServer()
    local.close()
    // the same server, under an address that does not count as this machine
    process.env['SMTP_HOST'] = '::ffff:127.0.0.1'
    await expect(connectToMailServer()).rejects.toThrow(/TLS/)
  } finally {
    server.stop()
  }
})
