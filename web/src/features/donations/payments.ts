import type { PaymentCompany } from 'domain/site.ts'

/** Replaces a card company on test sites: charges nothing, and its token holds no card data. */
const sandbox: Payments = {
  tokenise: async () => ({ token: `sandbox-${crypto.randomUUID()}` }),
}

/** Maps every card company that the code supports to its payment interface. */
const COMPANIES: Record<PaymentCompany, Payments> = { sandbox }

/** Returns the payment interface of a card company; undefined if the site takes no cards. */
export const findPayments = (company: PaymentCompany | undefined): Payments | undefined =>
  company && COMPANIES[company]

/** Holds a visitor's card details. Our server never gets them. */
interface Card {
  brand: string
  holder: string
  number: string
  expireDate: string
  cvv: string
}

/** Connects the donation form to a card company. */
export interface Payments {
  /** Exchanges a card for the company's token. Our server gets only the token. @throws if the company refuses the card */
  tokenise: (card: Card) => Promise<{ token: string }>
}
