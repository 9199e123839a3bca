import { VISITOR } from 'domain/permissions.ts'
import type { DonationDocument } from 'domain/stored/sent-forms.ts'
import { find, type Found } from '../cloud/store.ts'
import { nothingCounted } from '../http/handler.ts'
import type { CardCompany } from '../payments/card-company.ts'
import { refs } from '../refs.ts'
import { forget, settle } from './pay-by-card.ts'

/** No press of the button lasts longer. */
const CUT_OFF_AFTER = 15 * 60_000

/** Gifts whose payment was cut off: nobody knows but the company whether it took them. */
export async function cutOffGifts(now: Date): Promise<Found<DonationDocument>[]> {
  const before = new Date(now.getTime() - CUT_OFF_AFTER).toISOString()
  const charging = await find(refs.donations.where('state', '==', 'charging'))
  return charging.filter(({ data }) => data.createdAt <= before)
}

/** Stores as paid what the company has taken, and removes what it has not; what it does not know yet waits. */
export async function settleCutOff(
  { id, data }: Found<DonationDocument>,
  company: CardCompany | undefined,
): Promise<void> {
  const { language, first_name: name, email, createdAt } = data
  const sender = { actor: VISITOR, language, name, email, request: { headers: {} } }
  const outcome = await company?.outcome(id)
  if (outcome === 'paid') await settle(id, sender, { isThanked: true, refund: nothingCounted })
  if (outcome === 'refused') await forget(id, sender, createdAt)
}
