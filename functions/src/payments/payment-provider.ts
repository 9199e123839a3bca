import type { PaymentCompany } from 'domain/payment.ts'
import { callOut } from '../cloud/outgoing.ts'
import { payments } from '../env.ts'

/** A company that takes sums from cards. */
export interface PaymentProvider {
  name: PaymentCompany
  /**
   * Takes a sum, once: called again with the same reference it takes nothing more, and says what it said.
   * @param token what its own script gave the browser for a card
   * @returns 'refused' where nothing was taken
   * @throws where it cannot be known whether it was taken
   */
  charge: (token: string, dollars: number, reference: string) => Promise<'paid' | 'refused'>
  /**
   * What became of a sum, whose answer may have been lost.
   * @returns 'refused' where nothing was taken, and nothing is going to be
   */
  outcome: (reference: string) => Promise<'paid' | 'refused' | 'unknown'>
}

/** Takes nothing from anybody: for the local suite, whose page says so. Tokens that begin with `sandbox-refused` are refused. */
export const sandbox: PaymentProvider = {
  name: 'sandbox',
  charge: (token) =>
    callOut('charge', async () =>
      token.startsWith('sandbox-') && !token.startsWith('sandbox-refused') ? 'paid' : 'refused',
    ),
  // it keeps no books
  outcome: async () => 'unknown',
}

const COMPANIES: readonly PaymentProvider[] = [sandbox]

/** The company that this project has chosen, `undefined` where cards are not taken. @throws where nobody knows it */
export function paymentProvider(name = payments.value()): PaymentProvider | undefined {
  const company = COMPANIES.find((known) => known.name === name)
  if (name && !company) throw new Error(`PAYMENTS names no company: ${name}`)
  return company
}
