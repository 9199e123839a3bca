// How much lists show and answer. Apart from the other limits, since the first script of every page loads these.

/** Characters of a search. */
export const SEARCH_LENGTH = 100

/** Posts on a page of the public list, in the home section and in the side bar. */
export const BLOGS_PER_PAGE = 5
export const BLOGS_ON_HOME = 6
export const BLOGS_RECENT = 3
/** Events that are still to come on a home page and beside one, and past ones on the page of all. */
export const EVENTS_ON_HOME = 4
export const EVENTS_BESIDE = 3
export const EVENTS_PAST = 12
export const SERVICES_ON_HOME = 6
/** Leaders that the home pages show. Each of these places has its own figure. */
export const LEADERS_ON_HOME = 3
/** Posts a page of the dashboard. */
export const BLOGS_MANAGED = 20

/** Posts or events an answer of their lists: the default, and the most that can be asked for. */
export const POSTS_PER_ANSWER = 50
export const MOST_POSTS_PER_ANSWER = 100

/** Users an answer of the admin's list: the default, and the most that can be asked for. */
export const USERS_PER_ANSWER = 100
/** Users a page of the dashboard: a Firestore `in` query takes at most 30 ids. */
export const USERS_PER_PAGE = 20

/** Messages, donations or offers a page of the dashboard; the rules let no list be longer than 30. */
export const FORMS_PER_PAGE = 20

/** Documents that one request looks through for words, newest first: where there are more, the next one goes on. */
export const SEARCHED_AT_ONCE = 500

/** Comments an answer of the list, for those who decide on them: the default, and the most that can be asked for. */
export const COMMENTS_PER_ANSWER = 50

/** Lines of the audit log, or mails of the outbox, in one answer and on one page. */
export const ROWS_PER_ANSWER = 30

/** What the overview shows: months of members and of posts, and the oldest of the applications that wait. */
export const OVERVIEW = { months: 12, postMonths: 6, waiting: 100, pledges: 2, missed: 5 } as const

/** Replies go so deep and stand level after it. */
export const COMMENT_DEPTH = 3

/** Comments with their answers that a post's page holds, the newest of them: a page that many wrote below stays light. */
export const COMMENT_THREADS = 50
/** The newest comments of a post among which those are. */
export const COMMENTS_OF_POST = 500
