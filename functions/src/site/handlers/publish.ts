import type { publishAgain as againRow, publishEverything as everythingRow } from 'domain/api/site.ts'
import type { Handler } from '../../http/handler.ts'
import { askToPublish } from '../ask-to-publish.ts'

export const publishAgain: Handler<typeof againRow> = async ({ actor }) => {
  await askToPublish({ by: actor.uid, isWhole: false })
  return undefined
}

export const publishEverything: Handler<typeof everythingRow> = async ({ actor }) => {
  await askToPublish({ by: actor.uid, isWhole: true })
  return undefined
}
