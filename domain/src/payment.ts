/**
 * Companies that can stand behind the card fields. `sandbox` takes nothing from any card; it is for the local suite.
 */
export const PAYMENT_COMPANIES = ['sandbox'] as const
export type PaymentCompany = (typeof PAYMENT_COMPANIES)[number]
