/** How often something may be done. */
export interface Rate {
  name: string
  /** How often within the window. */
  most: number
  seconds: number
}

const MINUTE = 60
const QUARTER = 15 * 60
const HOUR = 60 * 60

/** Every limit. Whom each counts is said where it is used: a visitor, an account, a recipient. */
export const RATES = {
  /** Failed logins with one e-mail, by the visitor too, so that nobody locks another out. */
  login: { name: 'login', most: 10, seconds: QUARTER },
  loginOfAddress: { name: 'login-address', most: 100, seconds: QUARTER },
  refresh: { name: 'refresh', most: 300, seconds: HOUR },
  register: { name: 'register', most: 30, seconds: HOUR },
  /** Answers that tell whether an e-mail, username or CNIC has an account. */
  taken: { name: 'taken', most: 10, seconds: HOUR },
  /** Requests that bring posts, profiles, corrections and the office's own words, whatever comes of them. */
  write: { name: 'write', most: 600, seconds: HOUR },
  /** Tables of everybody, which read every document that they list. */
  export: { name: 'export', most: 60, seconds: HOUR },
  /** Searches in what came in, each of which reads hundreds of documents. */
  search: { name: 'search', most: 600, seconds: HOUR },
  /** Asking for the site to be published: each release empties the caches. */
  publish: { name: 'publish', most: 30, seconds: HOUR },
  /** Archives of all that is stored of herself, her pictures among it. */
  ownData: { name: 'own-data', most: 20, seconds: HOUR },
  /** Corrections of one application: a decision is refused when there was one since it was looked at. */
  correction: { name: 'correction', most: 5, seconds: HOUR },
  /** Applications that are sent again as they were: every one is read by somebody. */
  appeal: { name: 'appeal', most: 3, seconds: 24 * HOUR },
  /** Changes of an e-mail address that one account asks for: each mails two addresses, and tries a password. */
  emailChange: { name: 'email-change', most: 5, seconds: HOUR },
  /** Changes of a password that one account asks for: each tries the present one. */
  passwordChange: { name: 'password-change', most: 10, seconds: HOUR },
  /**
   * Mailed codes that a visitor tries and that are good for nothing. None can be guessed, so this bounds only what Auth is asked: wide and
   * short, since whoever shares her address may have a good one in hand.
   */
  passwordChoice: { name: 'password-choice', most: 300, seconds: MINUTE },
  /** Yeses to a change of an e-mail address. */
  emailLink: { name: 'email-link', most: 60, seconds: HOUR },
  /** Forms of the public site, each by itself: many visitors share the address of a mobile network. */
  message: { name: 'form-message', most: 60, seconds: HOUR },
  question: { name: 'form-question', most: 60, seconds: HOUR },
  /** Fewer, since each may bring a CV. */
  offer: { name: 'form-offer', most: 20, seconds: HOUR },
  donation: { name: 'form-donation', most: 200, seconds: HOUR },
  comment: { name: 'form-comment', most: 60, seconds: HOUR },
  /** Mails of thanks to one address, whoever sends forms in its name. */
  thanks: { name: 'thanks', most: 3, seconds: HOUR },
  /** The same to all the addresses that one visitor gives. */
  thanksOfVisitor: { name: 'thanks-visitor', most: 30, seconds: HOUR },
  passwordReset: { name: 'password-reset', most: 5, seconds: HOUR },
  passwordResetOfAddress: { name: 'password-reset-address', most: 20, seconds: HOUR },
  /** Mails to one address, whoever asks for them. */
  resetMail: { name: 'reset-mail', most: 3, seconds: HOUR },
} as const satisfies Record<string, Rate>
