import { registerApplicant } from '../../functions/src/accounts/register.ts'
import './admin.ts'
import { applicant } from './applicant.ts'
import { plainImage } from './pictures.ts'

/** As small as a card can be: where many register, encoding it is most of the work. */
const card = await plainImage(60, 40).jpeg().toBuffer()

/** The two cards that every registration brings. */
export const SMALL_CARDS = { cnic_front: card, cnic_back: card }

/** A registration that nobody else has made, as the route reads it. */
export const newForm = () => ({ fields: applicant(), files: SMALL_CARDS, errors: {} })

/** Registers somebody in this process, without a route in between. */
export const registerHere = async () => (await registerApplicant(newForm())).user
