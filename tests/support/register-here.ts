import { registrationSchema } from 'domain/schemas/registration.ts'
import { registerApplicant } from '../../functions/src/accounts/register-applicant.ts'
import { OPERATOR } from '../../functions/src/http/transact-as.ts'
import { approveApplication } from '../../functions/src/members/approve-application.ts'
import './admin.ts'
import { applicant } from './applicant.ts'
import { plainImage } from './pictures.ts'

/** The smallest card that is accepted: encoding larger ones takes most of the time of a registration. */
const card = await plainImage(60, 40).jpeg().toBuffer()

/** The two card pictures of a registration. */
export const SMALL_CARDS = { cnic_front: card, cnic_back: card }

/** Returns the checked values of a new, unique application. */
export const newRegistration = () => registrationSchema.validate(applicant())

/** Registers a user in this process, without a route. */
export const registerHere = async () => registerApplicant(await newRegistration(), SMALL_CARDS)

/** Registers an admin in this process. @returns the uid */
export const registerAdminHere = async () =>
  (await approveApplication((await registerHere()).id, { by: OPERATOR, role: 'admin' })).id
