import { readBilling, readProject } from './project.ts'
import type { Step } from './step.ts'

const API = 'billingbudgets.googleapis.com/v1'

/** Some 20 dollars a month, by the currency of the card. */
const MONTHLY: Record<string, string> = { USD: '20', EUR: '20', GBP: '20', PKR: '5000', INR: '2000' }

interface Budget {
  budgetFilter?: { projects?: string[] }
}

/** A mail to the owner of the card before a bill surprises. It stops nothing. */
export const budget: Step = {
  title: 'Budget alert',
  look: async (setup) => {
    const { callGoogle } = setup
    const { billingAccountName: account = '' } = await readBilling(setup)
    const { projectNumber } = await readProject(setup)
    const { budgets = [] } = await callGoogle<{ budgets?: Budget[] }>(
      `${API}/${account}/budgets?pageSize=100`,
    )
    const name = `projects/${projectNumber}`
    if (budgets.some(({ budgetFilter }) => budgetFilter?.projects?.includes(name)))
      return { found: 'set', changes: [] }
    const { currencyCode = 'USD' } = await callGoogle<{ currencyCode?: string }>(
      `cloudbilling.googleapis.com/v1/${account}`,
    )
    const units = MONTHLY[currencyCode]
    if (!units)
      return {
        found: `none. Set one in ${currencyCode}: https://console.cloud.google.com/billing/budgets`,
        changes: [],
      }
    const make = async () => {
      await callGoogle(`${API}/${account}/budgets`, {
        displayName: `Site ${setup.project}`,
        budgetFilter: { projects: [name], calendarPeriod: 'MONTH' },
        amount: { specifiedAmount: { currencyCode, units } },
        thresholdRules: [{ thresholdPercent: 0.5 }, { thresholdPercent: 1 }],
      })
    }
    return { found: 'none', changes: [{ what: `Write at half of ${units} ${currencyCode} a month`, make }] }
  },
}
