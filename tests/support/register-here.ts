import { registrationSchema } from 'domain/schemas/registration.ts'
import { registerApplicant } from '../../functions/src/accounts/register-applicant.ts'
import './admin.ts'
import { applicant } from './applicant.ts'
import { plainImage } from './pictures.ts'

/** As small as a card can be: where many register, encoding it is most of the work. */
const card = await plainImage(60, 40).jpeg().toBuffer()

/** The two cards that every registration brings. */
export const SMALL_CARDS = { cnic_front: card, cnic_back: card }

/** What an applicant says of herself, checked; nobody else has said it. */
export const newRegistration = () => registrationSchema.validate(applicant())

/** Registers somebody in this process, without a route in between. */
export const registerHere = async () => registerApplicant(await newRegistration(), SMALL_CARDS)
