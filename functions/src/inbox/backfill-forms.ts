import { HANDLED_AS } from 'domain/inbox.ts'
import type { AnsweredForm } from 'domain/stored/sent-forms.ts'
import { toE164 } from 'domain/values/phone.ts'
import type { CollectionReference } from 'firebase-admin/firestore'
import { count, transact } from '../cloud/store.ts'
import { refs } from '../refs.ts'
import { eachPage } from '../cloud/pages.ts'
import { unlimited } from '../time-limit.ts'

const NAMED = ['new', ...HANDLED_AS]

/**
 * Completes forms of earlier versions: states, and phone numbers in E.164.
 * @param hasTime asked before each page of messages with a phone; the next run does the rest
 */
export async function backfillForms(hasTime = unlimited): Promise<void> {
  await backfillStates()
  await backfillPhones(hasTime)
}

/**
 * Writes the state of older messages and offers without one, which no query for new ones finds. Costs two counts if all have a
 * state.
 */
async function backfillStates(): Promise<void> {
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

/** Writes the phone of older messages in E.164. Costs two counts if all have it. */
async function backfillPhones(hasTime: () => boolean): Promise<void> {
  const withPhone = refs.messages.where('phone', '>', '')
  const isComplete = (await count(withPhone)) === (await count(refs.messages.where('phone_e164', '>=', '')))
  if (isComplete) return
  for await (const page of eachPage(withPhone, 'phone')) {
    if (!hasTime()) return
    for (const { ref } of page.filter(({ data }) => data.phone_e164 === undefined))
      await transact('fill phone', async (tx) => {
        const form = await tx.read(ref)
        if (form?.phone && form.phone_e164 === undefined)
          tx.update(ref, { phone_e164: await toE164(form.phone) })
      })
  }
}
