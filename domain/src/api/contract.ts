import * as accounts from './accounts.ts'
import * as inbox from './inbox.ts'
import * as comments from './comments.ts'
import * as decisions from './decisions.ts'
import * as emailChange from './email-change.ts'
import * as firstAdmin from './first-admin.ts'
import * as files from './files.ts'
import * as forms from './forms.ts'
import * as managedPosts from './managed-posts.ts'
import * as office from './office.ts'
import * as passwords from './passwords.ts'
import * as posts from './posts.ts'
import * as secondFactor from './second-factor.ts'
import * as site from './site.ts'
import * as users from './users.ts'

/** Every call of the REST API by subject, as `docs/openapi.yaml` groups them. */
export const subjects = {
  accounts: { ...accounts, ...passwords, ...emailChange, ...secondFactor, ...firstAdmin },
  members: { ...users, ...decisions },
  posts: { ...posts, ...managedPosts },
  forms: { ...forms, ...comments, ...inbox },
  site: { ...site, ...files },
  office,
} as const

/**
 * Every call of the REST API by name. The server has a handler for each of these and for nothing else. The tests of addresses, tokens and
 * bodies go through them, and the REST document is written from them. Pages import the single rows that they call.
 */
export const contract = {
  ...subjects.accounts,
  ...subjects.members,
  ...subjects.posts,
  ...subjects.forms,
  ...subjects.site,
  ...subjects.office,
} as const

export type Contract = typeof contract
