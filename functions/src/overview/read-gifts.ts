import { checkStored } from 'domain/content/check-part.ts'
import type { CauseDonations, Overview } from 'domain/overview.ts'
import { countAndSum, read } from '../cloud/store.ts'
import { refs } from '../refs.ts'

const PLEDGED = ['pledged']
const RECEIVED = ['received', 'paid']

const inState = (states: readonly string[]) => refs.donations.where('state', 'in', states)

/** What was promised and what has come in: in all, and for each cause of today; a list of causes that cannot be read leaves out just those. */
export async function readGifts(): Promise<Pick<Overview, 'pledged' | 'received' | 'causes'>> {
  const checked = await checkStored('causes', await read(refs.site.doc('causes')))
  const causes = checked.ok ? checked.value.causes : []
  const [pledged, received, ...byCause] = await Promise.all([
    countAndSum(inState(PLEDGED), 'amount'),
    countAndSum(inState(RECEIVED), 'amount'),
    ...[...causes, { id: '', title: '' }].map(giftsFor),
  ])
  return { pledged, received, causes: byCause }
}

async function giftsFor({ id: cause, title }: { id: string; title: string }): Promise<CauseDonations> {
  const [pledged, received] = await Promise.all(
    [PLEDGED, RECEIVED].map((states) => countAndSum(inState(states).where('cause', '==', cause), 'amount')),
  )
  return { cause, title, pledged: pledged?.sum ?? 0, received: received?.sum ?? 0 }
}
