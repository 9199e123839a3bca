import type { Payments } from './payments.ts'

/** Stands in for a card company: no money moves, and its token holds nothing of the card. */
export const sandbox: Payments = {
  tokenise: async () => ({ token: `sandbox-${crypto.randomUUID()}` }),
}
