import type { PageData } from '#lib/page-data.ts'
import type { Payments } from './payments.ts'
import { sandbox } from './sandbox.ts'

type Company = NonNullable<PageData['payment']>

/** Every card company that the site can have. */
const COMPANIES: Record<Company, Payments> = { sandbox }

/** @param company undefined where the site has none: then cards cannot be taken */
export const findPayments = (company: Company | undefined): Payments | undefined =>
  company && COMPANIES[company]
