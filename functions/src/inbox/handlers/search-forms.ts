import type { searchForms as endpoint } from 'domain/api/inbox.ts'
import { sinceOf } from 'domain/inbox.ts'
import { placeOf } from '../../http/cursor.ts'
import type { Handler } from '../../http/handler.ts'
import { announceSearched } from '../../http/paging.ts'
import { searchForms as search } from '../search-forms.ts'

export const searchForms: Handler<typeof endpoint> = async (call) => {
  const { show = 'all', back = 'ever', cursor } = call.query
  const { found, ...page } = await search(call.path.name, {
    search: call.query.search ?? '',
    shown: show,
    since: sinceOf(back, Date.now()),
    after: placeOf(cursor),
  })
  announceSearched(call, page)
  return found
}
