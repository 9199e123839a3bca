import { resubmit as resubmitEndpoint, type Tokens } from 'domain/api/accounts.ts'
import { answersSchema } from 'domain/schemas/decision.ts'
import type { Request } from 'express'
import { signIn } from '../../cloud/tokens.ts'
import type { AuthenticatedActor } from '../../http/guard.ts'
import { assertUnderLimit, limitRate, type Refund } from '../../http/rates/rate-limit.ts'
import { byAccount, byVisitor } from '../../http/rates/rate-keys.ts'
import { RATES } from '../../http/rates/rates.ts'
import { HttpError } from '../../http/responses/http-error.ts'
import { checkChange, throwUnreadable } from '../../http/revisions/check-change.ts'
import type { Handlers } from '../../http/serve.ts'
import { appeal } from '../appeal.ts'
import { correctApplication } from '../correct-application.ts'
import type { DocumentPictures } from '../identity-documents.ts'
import { registerApplicant } from '../register-applicant.ts'

const accountAndVisitor = (uid: string, request: Request) => [...byAccount(uid), ...byVisitor(request)]

async function limitRegistrations(request: Request): Promise<Refund> {
  await assertUnderLimit(RATES.taken, byVisitor(request))
  return limitRate(RATES.register, byVisitor(request))
}

async function limitCorrections(request: Request, { uid }: AuthenticatedActor): Promise<Refund> {
  await assertUnderLimit(RATES.taken, accountAndVisitor(uid, request))
  return limitRate(RATES.write, byAccount(uid))
}

/** Checks the answers apart from the fields, which are checked together with what is stored. */
async function sendCorrection(
  uid: string,
  { answers: sent, ...fields }: Record<string, unknown>,
  pictures: DocumentPictures,
  revision: number | undefined,
) {
  const { answers } = await checkChange(answersSchema, {}, sent === undefined ? {} : { answers: sent })
  return correctApplication(uid, { fields, pictures }, { answers, revision })
}

/** Handles the calls that send an application: the first time, corrected, or again unchanged. */
export const applicationHandlers = {
  register: {
    limit: limitRegistrations,
    handle: async ({ input, files, language, request }) => {
      const now = new Date().toISOString()
      const user = await registerApplicant(input, files, now, language).catch(async (error: unknown) => {
        if (error instanceof HttpError && error.status === 409)
          await limitRate(RATES.taken, byVisitor(request))
        throw error
      })
      // the account exists by now: without tokens the applicant signs in by hand
      const { access, refresh }: Partial<Tokens> = await signIn(user.email, input.password).catch(() => ({}))
      return { ...(access && refresh && { access, refresh }), user }
    },
  },

  resubmit: {
    limit: limitCorrections,
    handle: async ({ actor, input, files, errors, request, revision }) => {
      const { schema } = resubmitEndpoint.body
      await throwUnreadable(errors, () => checkChange(schema, actor.user ?? {}, input))
      // counted before any lookup: many requests at once learn no more than one after the other
      const refunds = [
        await limitRate(RATES.correction, byAccount(actor.uid)),
        await limitRate(RATES.correctionOfDay, byAccount(actor.uid)),
      ]
      return sendCorrection(actor.uid, input, files, revision).catch(async (error: unknown) => {
        if (!(error instanceof HttpError)) throw error
        if (error.status === 409) await limitRate(RATES.taken, accountAndVisitor(actor.uid, request))
        for (const refund of refunds) await refund()
        throw error
      })
    },
  },

  sendAppeal: async ({ actor: { uid }, input, revision }) => {
    const refund = await limitRate(RATES.appeal, byAccount(uid))
    return appeal(uid, { words: input.appeal, revision }).catch(async (error: unknown) => {
      await refund()
      throw error
    })
  },
} satisfies Partial<Handlers>
