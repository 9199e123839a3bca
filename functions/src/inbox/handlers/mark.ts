import type {
  handleMessage as handleMessageRow,
  handleOffer as handleOfferRow,
  receiveDonation as receiveDonationRow,
  reopenDonation as reopenDonationRow,
  reopenMessage as reopenMessageRow,
  reopenOffer as reopenOfferRow,
} from 'domain/api/inbox.ts'
import type { Handler } from '../../http/handler.ts'
import { markDonation } from '../mark-donation.ts'
import { markForm, reopenForm } from '../mark-form.ts'
import { officeActor } from '../../http/answers/stamp.ts'

export const handleMessage: Handler<typeof handleMessageRow> = ({ actor, path, input }) =>
  markForm('messages', path.id, input.state, officeActor(actor))

export const reopenMessage: Handler<typeof reopenMessageRow> = ({ actor, path, version }) =>
  reopenForm('messages', path.id, officeActor(actor), version)

export const handleOffer: Handler<typeof handleOfferRow> = ({ actor, path, input }) =>
  markForm('volunteers', path.id, input.state, officeActor(actor))

export const reopenOffer: Handler<typeof reopenOfferRow> = ({ actor, path, version }) =>
  reopenForm('volunteers', path.id, officeActor(actor), version)

export const receiveDonation: Handler<typeof receiveDonationRow> = ({ actor, path }) =>
  markDonation(path.id, 'received', officeActor(actor))

export const reopenDonation: Handler<typeof reopenDonationRow> = ({ actor, path, version }) =>
  markDonation(path.id, 'pledged', officeActor(actor), version)
