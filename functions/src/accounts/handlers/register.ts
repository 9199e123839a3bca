import { DOCUMENT_NAMES } from 'domain/api.ts'
import { check } from 'domain/schemas/check.ts'
import { type Registration, registrationSchema, REQUIRED_DOCUMENTS } from 'domain/schemas/registration.ts'
import { signIn, type Tokens } from '../../cloud/tokens.ts'
import { acceptValue } from '../../http/accept-value.ts'
import { type Form, readForm } from '../../http/form.ts'
import { limitRate, RATES, refuseWhenFull } from '../../http/rate-limit.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Handler } from '../../http/routes.ts'
import { texts } from '../../http/texts.ts'
import { examineDocuments } from '../identity-documents.ts'
import { registerApplicant } from '../register-applicant.ts'

/** POST /api/auth/register/ */
export const register: Handler = async (request, response) => {
  const form = await readForm(request, DOCUMENT_NAMES)
  await limitRate(request, RATES.register)
  await refuseWhenFull(request, RATES.taken)
  const registration = await checkForm(form)
  const user = await registerApplicant(registration, form.files).catch(async (error: unknown) => {
    if (error instanceof Refusal && error.status === 409) await limitRate(request, RATES.taken)
    throw error
  })
  // the account stands by now: without tokens she signs in by hand
  const tokens: Partial<Tokens> = await signIn(user.email, registration.password).catch(() => ({}))
  response.status(201).json({ access: tokens.access, refresh: tokens.refresh, user })
}

async function checkForm({ fields, files, errors }: Form): Promise<Registration> {
  const missing = REQUIRED_DOCUMENTS.filter((name) => !files[name] && !errors[name])
  return acceptValue(await check(registrationSchema(texts), fields, texts), {
    ...Object.fromEntries(missing.map((name) => [name, [texts.field.fileRequired]])),
    ...(await examineDocuments(files)),
    ...errors,
  })
}
