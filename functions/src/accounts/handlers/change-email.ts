import type {
  changeEmail as asking,
  confirmEmailLink as confirming,
  getEmailLink as looking,
  keepEmail as keeping,
  mailEmailLinks as mailing,
} from 'domain/api/email-change.ts'
import { byAccount } from '../../http/rates/counted.ts'
import type { Handler } from '../../http/handler.ts'
import { limitRate } from '../../http/rates/rate-limit.ts'
import { RATES } from '../../http/rates/rates.ts'
import { askForEmail } from '../email/ask-for-email.ts'
import { confirmEmailLink as confirm, lookAtEmailLink } from '../email/confirm-email.ts'
import { keepEmail as keep } from '../email/keep-email.ts'
import { mailLinksAgain } from '../email/mail-links-again.ts'

/** Counted by her account alone, before the password is looked at: nobody else can use up what is hers. */
export const changeEmail: Handler<typeof asking> = async ({ actor: { uid }, input }) => {
  await limitRate(RATES.emailChange, byAccount(uid))
  await askForEmail(uid, input)
  return {}
}

export const mailEmailLinks: Handler<typeof mailing> = async ({ actor: { uid } }) => {
  const refund = await limitRate(RATES.emailChange, byAccount(uid))
  await mailLinksAgain(uid).catch(async (error: unknown) => {
    await refund()
    throw error
  })
  return {}
}

export const keepEmail: Handler<typeof keeping> = async ({ actor: { uid } }) => {
  await keep(uid)
  return undefined
}

export const getEmailLink: Handler<typeof looking> = ({ query: { code = '' } }) => lookAtEmailLink(code)

export const confirmEmailLink: Handler<typeof confirming> = ({ input: { code } }) => confirm(code)
