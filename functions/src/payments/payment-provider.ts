import type { PaymentCompany } from 'domain/site.ts'
import type { Currency } from 'domain/money/money.ts'
import { callOut } from '../cloud/outgoing.ts'
import { payments } from '../env.ts'

interface Money {
  amount: number
  currency: Currency
}

/** Charges cards through one card company. */
export interface PaymentProvider {
  name: PaymentCompany
  /**
   * Charges a card, once: a repeated call with the same reference charges nothing and returns the same.
   * @param token what the provider's script gave the browser
   * @returns 'refused' if nothing was charged
   * @throws if it is unknown whether the card was charged
   */
  charge: (token: string, money: Money, reference: string) => Promise<'paid' | 'refused'>
  /**
   * Returns what became of a charge whose answer may have been lost.
   * @returns 'refused' if nothing was charged and nothing will be
   */
  outcome: (reference: string) => Promise<'paid' | 'refused' | 'unknown'>
}

/** Charges no card, for local use. Accepts only tokens that begin with `sandbox-`, but not with `sandbox-refused`. */
const sandbox: PaymentProvider = {
  name: 'sandbox',
  charge: (token) =>
    callOut('charge', async () =>
      token.startsWith('sandbox-') && !token.startsWith('sandbox-refused') ? 'paid' : 'refused',
    ),
  // it stores no charges
  outcome: async () => 'unknown',
}

const COMPANIES: readonly PaymentProvider[] = [sandbox]

/**
 * Returns the provider that this project has chosen; `undefined` if cards are not accepted.
 * @throws if the name is unknown
 */
export function paymentProvider(name = payments.value()): PaymentProvider | undefined {
  const company = COMPANIES.find((known) => known.name === name)
  if (name && !company) throw new Error(`PAYMENTS names no company: ${name}`)
  return company
}
