import { queueForAddress } from '../mail/outbox.ts'

/**
 * Puts the mail into the outbox with which somebody chooses a new password; its link is made when it is sent. Whether
 * anybody has this e-mail address is found out then, too.
 */
export const queueResetMail = (email: string, now = new Date().toISOString()): Promise<void> =>
  queueForAddress('reset', email, now)
