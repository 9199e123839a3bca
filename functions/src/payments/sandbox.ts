import { callOut } from '../cloud/outgoing.ts'
import type { CardCompany } from './card-company.ts'

/** Takes nothing from anybody: for the local suite, whose page says so. Tokens that begin with `sandbox-refused` are refused. */
export const sandbox: CardCompany = {
  name: 'sandbox',
  charge: (token) =>
    callOut('charge', async () =>
      token.startsWith('sandbox-') && !token.startsWith('sandbox-refused') ? 'paid' : 'refused',
    ),
  // it keeps no books
  outcome: async () => 'unknown',
}
