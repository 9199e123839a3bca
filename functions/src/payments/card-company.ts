import type { PaymentCompany } from 'domain/payment.ts'

/** A company that takes sums from cards. */
export interface CardCompany {
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
