import { DOCUMENT_NAMES } from 'domain/api.ts'
import { correctionSchema } from 'domain/schemas/correction.ts'
import { permit, signedIn } from '../../http/guard.ts'
import type { Handler } from '../../http/routes.ts'
import { texts } from '../../http/texts.ts'
import { correctApplication } from '../correct-application.ts'
import { readChange } from './read-change.ts'

/** POST /api/auth/profile/resubmit/: what is corrected, as a form or as JSON. */
export const resubmit: Handler = async (request, response) => {
  const actor = await signedIn(request)
  permit(actor, 'application:correct', actor.uid)
  const sent = await readChange(request, DOCUMENT_NAMES, correctionSchema(texts), actor.user)
  response.json(await correctApplication(actor.uid, sent))
}
