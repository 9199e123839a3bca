import { profileSchema } from 'domain/schemas/correction.ts'
import { permit, signedIn } from '../../http/guard.ts'
import type { Handler } from '../../http/routes.ts'
import { texts } from '../../http/texts.ts'
import { changeProfile, PROFILE_PICTURES } from '../change-profile.ts'
import { readChange } from './read-change.ts'

/** PATCH /api/auth/profile/: what a member may change by herself; what is not sent stays as it is. */
export const updateProfile: Handler = async (request, response) => {
  const actor = await signedIn(request)
  permit(actor, 'profile:change', actor.uid)
  const sent = await readChange(request, PROFILE_PICTURES, profileSchema(texts), actor.user)
  response.json(await changeProfile(actor.uid, sent))
}
