/** The query key of every answer that the dashboard caches while a view shows it. */
export const queryKeys = {
  /** All pages of the users list. */
  userPages: ['user-pages'],
  userPage: (place: { tab: string; search: string; cursor: string }) => ['user-pages', place],
  /** Earlier decisions on a user, at one state. */
  userHistory: (uid: string, state: string) => ['user-history', uid, state],
  /** Users who may be the same person, at one state of the applicant. */
  duplicates: ['duplicates'],
  duplicatesOf: (uid: string, state: string) => ['duplicates', uid, state],
  /** Number of users under each tab that match the last search. */
  tabCounts: ['tab-counts'],
  /** What waits for the office, and searches of the inbox. */
  inbox: ['inbox'],
  foundForms: (list: string, asked: { search: string; shown: string; back: string }) => [
    'inbox',
    list,
    asked,
  ],
  suspects: ['suspects'],
  comments: ['comments'],
  commentPage: (place: { status: string; back: string; cursor: string }) => ['comments', place],
  foundComments: (asked: { search: string; status: string; back: string }) => ['comments', 'found', asked],
  comment: (id: string) => ['comments', 'one', id],
  managedPosts: (name: string, asked: { search: string; shown: string; offset: number; version: number }) => [
    'managed-posts',
    name,
    asked,
  ],
  files: ['files'],
  fileLinks: (id: string) => ['files', 'links', id],
  /** Earlier versions of a post, as they are at one version of it. */
  postVersions: (name: string, id: string, version: string) => ['post-versions', name, id, version],
  postVersion: (name: string, id: string, kept: string) => ['post-versions', name, id, 'one', kept],
  pageFile: (path: string) => ['page-file', path],
  /** The files that a page can offer. */
  pageFiles: ['page-files'],
  latestPosts: ['latest-posts'],
  /** All data of the overview. */
  office: ['office'],
  today: ['office', 'today'],
  overview: ['office', 'overview'],
  dataKept: ['office', 'data-kept'],
  dueCounts: (terms: string) => ['office', 'due-counts', terms],
  latestActivity: ['office', 'latest-activity'],
  audit: (asked: { kind: string; actor: string; from: string; to: string }) => ['office', 'audit', asked],
  /** What a search of the whole dashboard finds in one list. */
  found: (list: string, search: string) => ['found', list, search],
  people: (search: string) => ['people', search],
  mails: (show: string) => ['office', 'mails', show],
  mailsOf: (uid: string) => ['office', 'mails-of', uid],
} as const
