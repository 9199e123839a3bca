import { isMadeOf } from 'domain/passwords.ts'
import { rule } from 'domain/schemas/rule.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import { Refusal } from '../../http/answers/refusal.ts'

/** @throws Refusal 400 for a password of her own names and addresses with next to nothing beside them */
export function refuseOwnWords(password: string, user: UserDocument): void {
  if (isMadeOf(password, user)) throw new Refusal(400, { password: [rule('passwordPersonal')] })
}
