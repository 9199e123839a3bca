import * as accounts from './accounts.ts'
import * as blogs from './blogs.ts'
import * as inbox from './inbox.ts'
import * as decisions from './decisions.ts'
import * as emailChange from './email-change.ts'
import * as comments from './comments.ts'
import * as events from './events.ts'
import * as forms from './forms.ts'
import * as managedPosts from './managed-posts.ts'
import * as office from './office.ts'
import * as passwords from './passwords.ts'
import * as posts from './posts.ts'
import * as site from './site.ts'
import * as users from './users.ts'
import * as waiting from './waiting.ts'

/**
 * Every call of the REST API. The server has a handler for each of these and for nothing else, and the tests of addresses,
 * tokens, bodies and of the REST document go through them. Pages import the single rows that they call.
 */
export const contract = {
  ...accounts,
  ...emailChange,
  ...passwords,
  ...decisions,
  ...posts,
  ...blogs,
  ...inbox,
  ...comments,
  ...events,
  ...forms,
  ...managedPosts,
  ...site,
  ...office,
  ...users,
  ...waiting,
} as const

export type Contract = typeof contract
