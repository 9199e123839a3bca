import { payments } from '../env.ts'
import type { CardCompany } from './card-company.ts'
import { sandbox } from './sandbox.ts'

const COMPANIES: readonly CardCompany[] = [sandbox]

/** The company that this project has chosen, `undefined` where cards are not taken. @throws where nobody knows it */
export function chosenCompany(name = payments.value()): CardCompany | undefined {
  const company = COMPANIES.find((known) => known.name === name)
  if (name && !company) throw new Error(`PAYMENTS names no company: ${name}`)
  return company
}
