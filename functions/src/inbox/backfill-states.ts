import { HANDLED_AS } from 'domain/inbox.ts'
import type { AnsweredForm } from 'domain/stored/sent-forms.ts'
import type { CollectionReference } from 'firebase-admin/firestore'
import { count, transact } from '../cloud/store.ts'
import { refs } from '../refs.ts'
import { eachPage } from '../cloud/pages.ts'

const NAMED = ['new', ...HANDLED_AS]

/**
 * Writes the state of older messages and offers without one, which no query for new ones finds. Costs two counts if all have a
 * state.
 */
export async function backfillStates(): Promise<void> {
  for (const name of ['messages', 'volunteers'] as const) {
    const all = refs[name] as CollectionReference<AnsweredForm>
    if ((await count(all)) === (await count(all.where('state', 'in', NAMED)))) continue
    for await (const page of eachPage(all, 'createdAt'))
      for (const { ref } of page.filter(({ data }) => data.state === undefined))
        await transact('name state', async (tx) => {
          const form = await tx.read(ref)
          if (form && form.state === undefined) tx.update(ref, { state: 'new' })
        })
  }
}
