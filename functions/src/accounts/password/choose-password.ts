import { find } from '../../cloud/store.ts'
import { emailOfReset, resetPassword, TokensRefused } from '../../cloud/tokens.ts'
import { Refusal } from '../../http/answers/refusal.ts'
import { refs } from '../../refs.ts'
import { refusedByAuth } from './refused-by-auth.ts'
import { refuseOwnWords } from './refuse-own-words.ts'
import { notifyPasswordChange } from './notify-password-change.ts'

const spent = () => new Refusal(404, ({ passwordReset }) => passwordReset.spent)

function refusalOf(error: unknown): never {
  // used, too old or never made; or whoever it was made for cannot sign in any more
  if (error instanceof TokensRefused && /OOB_CODE$|^USER_|^EMAIL_NOT_FOUND$/.test(error.code)) throw spent()
  return refusedByAuth(error)
}

/**
 * Gives whoever a mailed code is of the password that she chooses, which ends all her sessions. A password that is refused spends no
 * code.
 * @throws Refusal 400 by field; 404 where the code was used, is too old or was never made
 */
export async function choosePassword(
  { code, password }: { code: string; password: string },
  now = new Date().toISOString(),
): Promise<void> {
  const email = await emailOfReset(code).catch(refusalOf)
  const [found] = await find(refs.users.where('email', '==', email.toLowerCase()).limit(1))
  if (!found || found.data.deleting) throw spent()
  refuseOwnWords(password, found.data)
  await notifyPasswordChange({ uid: found.id, kind: 'password:reset', now }, () =>
    resetPassword(code, password).catch(refusalOf),
  )
}
