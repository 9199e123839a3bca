import { ifAllowed } from '../../src/cloud/google-api.ts'
import { readBilling, readProject } from './project.ts'
import type { Step } from './step.ts'

const API = 'billingbudgets.googleapis.com/v1'

/** Some 20 dollars a month, by the currency of the card. */
const MONTHLY: Record<string, string> = { USD: '20', EUR: '20', GBP: '20', PKR: '5000', INR: '2000' }

const BY_HAND = 'Set one: https://console.cloud.google.com/billing/budgets'

interface Budget {
  budgetFilter?: { projects?: string[] }
}

/** A mail to the owner of the card before a bill surprises. It stops nothing. */
export const budget: Step = {
  title: 'Budget alert',
  look: async (setup) => {
    const { callGoogle } = setup
    const byHand = (why: string) => ({
      found: `not set: ${why}. ${BY_HAND}`,
      changes: [],
    })
    const { billingAccountName: account = '' } = await readBilling(setup)
    const { projectNumber } = await readProject(setup)
    const listed = await ifAllowed(
      callGoogle<{ budgets?: Budget[] }>(`${API}/${account}/budgets?pageSize=100`),
    )
    if (!listed) return byHand("this account may not read the card's budgets")
    const name = `projects/${projectNumber}`
    if (listed.budgets?.some(({ budgetFilter }) => budgetFilter?.projects?.includes(name)))
      return { found: 'set', changes: [] }
    const { currencyCode = 'USD' } = await callGoogle<{ currencyCode?: string }>(
      `cloudbilling.googleapis.com/v1/${account}`,
    )
    const units = MONTHLY[currencyCode]
    if (!units) return byHand(`the currency of the card is ${currencyCode}`)
    const make = async () => {
      const body = {
        displayName: `Site ${setup.project}`,
        budgetFilter: { projects: [name], calendarPeriod: 'MONTH' },
        amount: { specifiedAmount: { currencyCode, units } },
        thresholdRules: [{ thresholdPercent: 0.5 }, { thresholdPercent: 1 }],
      }
      const made = await ifAllowed(callGoogle(`${API}/${account}/budgets`, body))
      if (!made) setup.say(`    This account may not do that. ${BY_HAND}`)
    }
    return { found: 'none', changes: [{ what: `Write at half of ${units} ${currencyCode} a month`, make }] }
  },
}
