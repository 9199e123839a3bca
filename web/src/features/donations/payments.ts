import type { PaymentCompany } from 'domain/site.ts'

/** Replaces a payment company on test sites: charges nothing, and its token holds no card data. */
const sandbox: Payments = {
  tokenise: async () => ({ token: `sandbox-${crypto.randomUUID()}` }),
}

/** Every payment company that the site supports. */
const COMPANIES: Record<PaymentCompany, Payments> = { sandbox }

/** Returns the payment interface of a company; undefined if the site has none and takes no cards. */
export const findPayments = (company: PaymentCompany | undefined): Payments | undefined =>
  company && COMPANIES[company]

/** A visitor's card details. They never leave the browser. */
interface Card {
  brand: string
  holder: string
  number: string
  expireDate: string
  cvv: string
}

/** The interface of a payment company. */
export interface Payments {
  /** Exchanges a card for the company's token. Our server gets only the token. @throws if the company refuses the card */
  tokenise: (card: Card) => Promise<{ token: string }>
}
