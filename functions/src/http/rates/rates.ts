/** How often something may be done. */
export interface Rate {
  name: string
  /** Most attempts in the window. */
  most: number
  seconds: number
}

const MINUTE = 60
const QUARTER = 15 * 60
const HOUR = 60 * 60

/** Every limit. The code that uses one says whom it counts: a visitor, an account or a recipient. */
export const RATES = {
  /** Failed sign-ins with one e-mail, also by visitor, so that nobody locks another user out. */
  login: { name: 'login', most: 10, seconds: QUARTER },
  loginOfAddress: { name: 'login-address', most: 100, seconds: QUARTER },
  /** Lines of the log about failed sign-ins as one admin, so that nobody fills the log. */
  failedLoginLine: { name: 'failed-login-line', most: 10, seconds: QUARTER },
  /** Lines of the log about one search for a CNIC, which an open page repeats. */
  searchLine: { name: 'search-line', most: 1, seconds: QUARTER },
  /** Searches for the owner of a CNIC by one admin. The same number counts once while its line above does. */
  cnicSearch: { name: 'cnic-search', most: 60, seconds: HOUR },
  refresh: { name: 'refresh', most: 300, seconds: HOUR },
  register: { name: 'register', most: 30, seconds: HOUR },
  /** Answers that reveal whether an e-mail, username or CNIC has an account. */
  taken: { name: 'taken', most: 10, seconds: HOUR },
  /** Requests that send posts, profiles, corrections and website text, also failed ones. */
  write: { name: 'write', most: 600, seconds: HOUR },
  /** Pieces of files: 2 MB each. */
  piece: { name: 'piece', most: 600, seconds: HOUR },
  /** Exports, which read every document that they list. */
  export: { name: 'export', most: 60, seconds: HOUR },
  /** Inbox searches and looks at the data that is due: each reads hundreds of documents. */
  search: { name: 'search', most: 600, seconds: HOUR },
  /** Requests to publish the site: each release empties the caches. */
  publish: { name: 'publish', most: 30, seconds: HOUR },
  /** Checks of what does not work: each reads a few documents and opens the own address. */
  healthCheck: { name: 'health-check', most: 30, seconds: HOUR },
  /** Test e-mails: each uses one of the mail server's day. */
  testMail: { name: 'test-mail', most: 10, seconds: HOUR },
  /** Exports of a user's own data and pictures. */
  ownData: { name: 'own-data', most: 20, seconds: HOUR },
  /** Corrections of one application. A decision is rejected if there was one since the admin read it. */
  correction: { name: 'correction', most: 5, seconds: HOUR },
  /** The same in a day: what each of them replaces is kept with its pictures. */
  correctionOfDay: { name: 'correction-day', most: 10, seconds: 24 * HOUR },
  /** Appeals: somebody reads each of them. */
  appeal: { name: 'appeal', most: 3, seconds: 24 * HOUR },
  /** Requests to change an e-mail address: each mails two addresses and tries a password. */
  emailChange: { name: 'email-change', most: 5, seconds: HOUR },
  /** Requests to change a password: each tries the current one. */
  passwordChange: { name: 'password-change', most: 10, seconds: HOUR },
  /** Wrong one-time codes, counted by account once the password was right. */
  oneTimeCode: { name: 'one-time-code', most: 10, seconds: HOUR },
  /** Passwords that a signed-in user is asked for again. */
  passwordCheck: { name: 'password-check', most: 20, seconds: HOUR },
  /**
   * Invalid reset codes that a visitor tries. Codes cannot be guessed, so this only bounds calls to Auth. It is wide and short,
   * since others at the same network address may have a valid code.
   */
  passwordChoice: { name: 'password-choice', most: 300, seconds: MINUTE },
  /** Confirmations of a new e-mail address. */
  emailLink: { name: 'email-link', most: 60, seconds: HOUR },
  /** Looks at the link for the first admin, and presses of its button. */
  firstAdmin: { name: 'first-admin', most: 60, seconds: HOUR },
  /** Forms of the public site, each counted separately: many visitors share the address of a mobile network. */
  message: { name: 'form-message', most: 60, seconds: HOUR },
  question: { name: 'form-question', most: 60, seconds: HOUR },
  /** Fewer, since each may contain a CV. */
  offer: { name: 'form-offer', most: 20, seconds: HOUR },
  donation: { name: 'form-donation', most: 200, seconds: HOUR },
  comment: { name: 'form-comment', most: 60, seconds: HOUR },
  /** Mails of thanks to one address, entered by any visitor. */
  thanks: { name: 'thanks', most: 3, seconds: HOUR },
  /** Mails of thanks to all addresses that one visitor enters. */
  thanksOfVisitor: { name: 'thanks-visitor', most: 30, seconds: HOUR },
  /** Mails about registrations to one mailbox. The others wait. */
  received: { name: 'received', most: 3, seconds: 24 * HOUR },
  /** Mails about changed passwords and restored addresses to one mailbox that is not confirmed. No others are sent. */
  unconfirmedPassword: { name: 'unconfirmed-password', most: 3, seconds: HOUR },
  passwordReset: { name: 'password-reset', most: 5, seconds: HOUR },
  passwordResetOfAddress: { name: 'password-reset-address', most: 20, seconds: HOUR },
  /** Password mails to one address, requested by any visitor. Those to addresses that are not confirmed count by mailbox too. */
  resetMail: { name: 'reset-mail', most: 3, seconds: HOUR },
} as const satisfies Record<string, Rate>
