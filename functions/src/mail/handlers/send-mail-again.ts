import type { sendMailAgain as endpoint } from 'domain/api/office.ts'
import type { Handler } from '../../http/handler.ts'
import { mailIdOf } from '../mail-key.ts'
import { Refusal } from '../../http/answers/refusal.ts'
import { sendAgain } from '../send-again.ts'

export const sendMailAgain: Handler<typeof endpoint> = async ({ actor, path }) => {
  const id = mailIdOf(path.id)
  if (!id) throw new Refusal(404, ({ server }) => server.notFound)
  return sendAgain(id, actor.uid)
}
