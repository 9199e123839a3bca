import type { Fault } from '../fault.ts'

/** The only row of an aggregation in Firestore's REST API. */
export type CountAnswer = { result?: { aggregateFields?: Record<string, { integerValue?: string }> } }[]

/** The body for `documents:runAggregationQuery` that counts failed e-mails. */
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

/** Reports e-mails that failed for good. */
export function mailsFaults(answer: CountAnswer): Fault[] {
  const failed = Number(answer[0]?.result?.aggregateFields?.['failed']?.integerValue ?? 0)
  if (failed === 0) return []
  return [
    {
      wrong: `${failed} ${failed === 1 ? 'e-mail was' : 'e-mails were'} not sent, after the last attempt.`,
      todo: 'Open Overview in the dashboard: its list of e-mails gives each reason. Correct SMTP_… in functions/.env.PROJECT or the password of the mailbox, then send them again there.',
    },
  ]
}
