import type { Fault } from '../fault.ts'

/** The only row of an aggregation, as Firestore's REST API answers it. */
export type CountAnswer = { result?: { aggregateFields?: Record<string, { integerValue?: string }> } }[]

/** The question for it, to `documents:runAggregationQuery`. */
export const FAILED_MAILS = {
  structuredAggregationQuery: {
    aggregations: [{ alias: 'failed', count: {} }],
    structuredQuery: {
      from: [{ collectionId: 'mail' }],
      where: {
        fieldFilter: { field: { fieldPath: 'state' }, op: 'EQUAL', value: { stringValue: 'failed' } },
      },
    },
  },
}

/** Whether mails were given up. */
export function judgeMails(answer: CountAnswer): Fault[] {
  const failed = Number(answer[0]?.result?.aggregateFields?.['failed']?.integerValue ?? 0)
  if (failed === 0) return []
  return [
    {
      wrong: `${failed} ${failed === 1 ? 'mail was' : 'mails were'} given up: somebody waits for what never came.`,
      todo: 'Open Overview in the dashboard: its outbox says why of each, and sends it again once SMTP_… in functions/.env.PROJECT or the password of the mailbox are right.',
    },
  ]
}
