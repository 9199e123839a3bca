import type { Bill, charge, MonthlyAction, worstCaseOfFunctions } from './bill.ts'
import type { Month } from './months.ts'
import { PRICES } from './prices.ts'
import type { Visit } from './visit.ts'

/** A month, and what it comes to. */
interface Counted {
  month: Month
  actions: Record<string, MonthlyAction>
  bill: Bill
  /** GB of pictures of identity cards. */
  stored: number
  charged: ReturnType<typeof charge>
}

const whole = (figure: number): string => Math.round(figure).toLocaleString('en-US')
const dollars = (sum: number): string => `$${sum.toFixed(2)}`
const table = (heads: string[], rows: string[][]): string =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

export function aboutMonths(months: readonly Counted[], { pages, bytes, asked }: Visit): string {
  const row = (what: string, of: (counted: Counted) => string) => [what, ...months.map(of)]
  return [
    `A month of 30 days, computed from counts against the emulators and from the prices in \`prices.ts\`. A visit is somebody's first: they read ${pages}
pages to the end on a phone, which is ${whole(bytes / 1000)} kB and ${asked.length} calls. We assume that the CDN caches no answer and no picture. Later visits load less.

Not counted: images that deployments leave in Artifact Registry, backups, the mail provider and the domain. Google's machines may be
slower or faster than this one.`,
    table(
      ['', ...months.map(({ month }) => `${whole(month.visits)} visits`)],
      [
        row('members; posts stored', ({ month }) => `${whole(month.members)}; ${whole(month.posts)}`),
        row(
          'registrations; decisions; changes of posts',
          ({ month: { registrations, decisions, changes } }) =>
            [registrations, decisions, changes].map(whole).join('; '),
        ),
        row('sent by Hosting (10.8 GB are free)', ({ bill }) => `${bill.gigabytes.toFixed(1)} GB`),
        row('documents read (1,500,000 are free)', ({ bill }) => whole(bill.reads)),
        row('documents written (600,000 are free)', ({ bill }) => whole(bill.writes)),
        row('calls of functions (2,000,000 are free)', ({ bill }) => whole(bill.calls)),
        row("processor's seconds (180,000 are free)", ({ bill }) => whole(bill.processorSeconds)),
        row('Hosting, traffic', ({ charged }) => dollars(charged.traffic)),
        row('Storage, pictures of identity cards', ({ charged }) => dollars(charged.stored)),
        row('Firestore and Functions', ({ charged }) => dollars(charged.others)),
        row(
          '**together**',
          ({ charged }) => `**${dollars(charged.traffic + charged.stored + charged.others)}**`,
        ),
      ],
    ),
  ].join('\n\n')
}

/** Writes a table with the cost of one of each action. The largest month shows what grows with posts and members. */
export function aboutHappenings(months: readonly Counted[]): string {
  const rows = Object.keys(months[0]?.actions ?? {}).map((name) => [
    name,
    ...months.flatMap(({ actions }) => {
      const { times, reads, writes, calls } = actions[name] ?? { times: 0, reads: 0, writes: 0, calls: 0 }
      return [whole(times), whole(reads), whole(writes), whole(calls)]
    }),
  ])
  const heads = months.flatMap(({ month }) => [
    `times (${whole(month.visits)} visits)`,
    'reads',
    'writes',
    'calls',
  ])
  return `The cost of one of each, and how often it happens:\n\n${table(['', ...heads], rows)}`
}

export function aboutCeiling({
  functions,
  instances,
  dollarsADay,
}: Awaited<ReturnType<typeof worstCaseOfFunctions>>): string {
  const { calls, reads, hosting } = PRICES
  return `Under attack: ${functions} functions answer strangers, with ${instances} instances at most. All of them busy day and night are ${dollars(dollarsADay)} a day, ${dollars(dollarsADay * 30)} a month. A million
calls cost ${dollars(calls.each * 1e6)} more, and ${dollars(reads.each * 1e6)} for each document that one reads. What the CDN sends has no ceiling: ${dollars(hosting.gigabyte * 1_000)} for each terabyte.`
}
