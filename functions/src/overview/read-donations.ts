import { checkStored } from 'domain/content/check-part.ts'
import type { DonationFigures, Donations, DonationTotals } from 'domain/office/overview.ts'
import type { DonationDocument } from 'domain/stored/sent-forms.ts'
import { type Currency, DEFAULT_CURRENCY } from 'domain/money/money.ts'
import type { Query } from 'firebase-admin/firestore'
import { countAndSum, find, read } from '../cloud/store.ts'
import { refs } from '../refs.ts'
import { readDonationLimits } from '../site/read-content.ts'

/** In the chamber's currency, and in each other one in which there are donations. */
type WithOthers<Figures> = Figures & { otherCurrencies: Figures[] }

const inState = (states: readonly string[]) => refs.donations.where('state', 'in', states)
const PLEDGED = inState(['pledged'])
const RECEIVED = inState(['received', 'paid'])

const NONE: Donations = { count: 0, sum: 0 }

/** Finds the currencies that stored donations name, one query each. */
async function findNamed(after = ''): Promise<Currency[]> {
  const next = refs.donations.where('currency', '>', after).orderBy('currency').limit(1)
  const currency = (await find(next))[0]?.data.currency
  return currency ? [currency, ...(await findNamed(currency))] : []
}

/** Sums up the donations of a query in each currency. */
type SumUp = (query: Query<DonationDocument>) => Promise<(currency: Currency) => Donations>

/**
 * Returns what sums up by currency. Donations of earlier versions name none and are in dollars: dollars are what no other currency
 * has.
 */
function summingUp(named: readonly Currency[]): SumUp {
  const others = named.filter((currency) => currency !== DEFAULT_CURRENCY)
  return async (query) => {
    const [all, ...rest] = await Promise.all([
      countAndSum(query, 'amount'),
      ...others.map((currency) => countAndSum(query.where('currency', '==', currency), 'amount')),
    ])
    const dollars = rest.reduce(
      (left, { count, sum }) => ({ count: left.count - count, sum: toCents(left.sum - sum) }),
      all,
    )
    const sums = new Map([
      [DEFAULT_CURRENCY, dollars],
      ...others.map((name, n) => [name, rest[n] ?? NONE] as const),
    ])
    return (currency) => sums.get(currency) ?? NONE
  }
}

const toCents = (sum: number) => Math.round(sum * 100) / 100

/** Returns the figures of the chamber's currency, and of others that have any. */
function withOthers<Figures extends DonationTotals>(
  own: Currency,
  named: readonly Currency[],
  figuresIn: (currency: Currency) => Figures,
): WithOthers<Figures> {
  const others = [...new Set([DEFAULT_CURRENCY, ...named])].filter((currency) => currency !== own)
  const hasAny = ({ pledged, received }: Figures) => pledged.count + received.count > 0
  return { ...figuresIn(own), otherCurrencies: others.map(figuresIn).filter(hasAny) }
}

/** Reads the chamber's currency, and the ones of stored donations. If its own cannot be read, dollars come first. */
async function readCurrencies(): Promise<{ own: Currency; named: Currency[] }> {
  const [limits, named] = await Promise.all([readDonationLimits(), findNamed()])
  return { own: limits?.currency ?? DEFAULT_CURRENCY, named }
}

/** Sums up pledged and received donations, each currency by itself. */
export async function readTotals(): Promise<WithOthers<DonationTotals>> {
  const { own, named } = await readCurrencies()
  const [pledged, received] = await Promise.all([PLEDGED, RECEIVED].map(summingUp(named)))
  return withOthers(own, named, (currency) => ({
    currency,
    pledged: pledged?.(currency) ?? NONE,
    received: received?.(currency) ?? NONE,
  }))
}

/** Sums them up, also for each current cause. If the causes cannot be read, only those are left out. */
export async function readFigures(): Promise<WithOthers<DonationFigures>> {
  const [{ own, named }, checked] = await Promise.all([
    readCurrencies(),
    read(refs.site.doc('causes')).then((stored) => checkStored('causes', stored)),
  ])
  const sumUp = summingUp(named)
  const causes = checked.ok ? checked.value.causes : []
  const [pledged, received, ...byCause] = await Promise.all([
    sumUp(PLEDGED),
    sumUp(RECEIVED),
    ...[...causes, { id: '', title: '' }].map(async ({ id: cause, title }) => {
      const [pledgedFor, receivedFor] = await Promise.all(
        [PLEDGED, RECEIVED].map((query) => sumUp(query.where('cause', '==', cause))),
      )
      return (currency: Currency) => ({
        cause,
        title,
        pledged: pledgedFor?.(currency).sum ?? 0,
        received: receivedFor?.(currency).sum ?? 0,
      })
    }),
  ])
  return withOthers(own, named, (currency) => ({
    currency,
    pledged: pledged(currency),
    received: received(currency),
    causes: byCause.map((figuresIn) => figuresIn(currency)),
  }))
}
