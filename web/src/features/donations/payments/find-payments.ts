import type { PaymentCompany } from 'domain/payment.ts'
import type { Payments } from './payments.ts'
import { sandbox } from './sandbox.ts'

/** Every card company that the site can have. */
const COMPANIES: Record<PaymentCompany, Payments> = { sandbox }

/** @param company undefined where the site has none: then cards cannot be taken */
export const findPayments = (company: PaymentCompany | undefined): Payments | undefined =>
  company && COMPANIES[company]
