/** The name of every answer that the dashboard keeps while a view shows it. */
export const queryKeys = {
  /** Every page of the admin's list. */
  userPages: ['user-pages'],
  userPage: (place: { tab: string; search: string; cursor: string }) => ['user-pages', place],
  /** What was decided on somebody as she stands now. */
  userHistory: (uid: string, state: string) => ['user-history', uid, state],
  /** How many users stand under each tab, of those that the last search found. */
  tabCounts: ['tab-counts'],
  /** How many applications wait. */
  waitingCount: ['waiting-count'],
  /** How much of what came in waits for the office. */
  inbox: ['inbox'],
  foundForms: (list: string, asked: { search: string; shown: string; back: string }) => [
    'inbox',
    list,
    asked,
  ],
  comments: ['comments'],
  commentPage: (place: { status: string; back: string; cursor: string }) => ['comments', place],
  foundComments: (asked: { search: string; status: string; back: string }) => ['comments', 'found', asked],
  comment: (id: string) => ['comments', 'one', id],
  managedPosts: (name: string, asked: { search: string; shown: string; offset: number; version: number }) => [
    'managed-posts',
    name,
    asked,
  ],
  causes: ['causes'],
  latestPosts: ['latest-posts'],
  /** Everything that the overview shows. */
  office: ['office'],
  overview: ['office', 'overview'],
  audit: (asked: { kind: string; actor: string; from: string; to: string }) => ['office', 'audit', asked],
  people: (search: string) => ['people', search],
  mails: (show: string) => ['office', 'mails', show],
} as const
