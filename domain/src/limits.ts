/** Longest accepted text a field, in UTF-16 units. Forms, functions and rules' tests read the same numbers. */
export const MAX_LENGTH = {
  name: 60,
  /** Of a whole name in Urdu. */
  nameUr: 120,
  username: 30,
  email: 254,
  phone: 30,
  business: 120,
  address: 300,
  city: 80,
  registration: 80,
  designation: 80,
  password: 128,
  /** Refresh tokens are opaque; those of Firebase have a few hundred characters. */
  token: 4_096,
  /** Of the link of a mail. */
  code: 300,
  /** As typed, with spaces and hyphens. */
  oneTimeCode: 40,
  title: 200,
  description: 20_000,
  location: 200,
  /** Of a page of the office: the footer shows its title, and its address ends with its name. */
  pageTitle: 80,
  pageName: 60,
  link: 2_048,
  reason: 1_000,
  /** Why a user is suspended. The list of users shows it. */
  suspension: 300,
  /** Why publishing is paused. Team and admins read it, and the e-mail of the day has it. */
  pause: 300,
  /** Her answer to it. */
  appeal: 1_000,
  /** The office's words to the applicant, beside the reasons. */
  note: 1_000,
  /** What admins write for each other about a decision. */
  officeNote: 1_000,
  /** Why a point of a rejection is correct as it was. */
  answer: 300,
  /** What a visitor writes in the forms of the public site: what it is about, and the rest. */
  subject: 150,
  words: 5_000,
  /** What the office replies to a message, and the title of a saved reply. */
  reply: 5_000,
  replyTitle: 60,
  comment: 3_000,
  /** Of a file for visitors or members, and of the note on its languages. */
  fileTitle: 120,
  languages: 60,
  /** Of a place in a list: an instant and an id, encoded. */
  cursor: 300,
  /** Of an account, as Firebase Auth has it. */
  uid: 128,
} as const

/** Sensitive calls need a sign-in of the last so many minutes. The page asks for the password, so often at most. */
export const SIGN_IN_AGAIN = { minutes: 15, tries: 5 } as const

/** The same for what the office says on its site. */
export const MAX_CONTENT_LENGTH = {
  name: 120,
  heading: 80,
  /** A line below a heading, such as the opening hours. */
  line: 300,
  paragraph: 600,
  /** Several paragraphs. */
  story: 5_000,
  /** A sum as it is shown. */
  sum: 40,
  id: 40,
  /** The label of a reason for a rejection. */
  reason: 60,
  /** 34 characters in groups of four. */
  iban: 42,
  swift: 11,
} as const

/**
 * Most that a list of the office's content may hold. Values and trades have a fixed figure each, posts that a home page teases a
 * fixed place.
 */
export const MAX_ITEMS = {
  values: 5,
  causes: 12,
  people: 50,
  ways: 8,
  services: 30,
  blocks: 40,
  tags: 8,
  comments: 20,
  trades: 12,
  /** What there is for one trade. */
  offers: 12,
  papers: 12,
  fees: 8,
  wanted: 12,
  ledger: 12,
  sums: 4,
  hundred: 3,
  teased: 4,
  reasons: 20,
  savedReplies: 30,
  /** Earlier versions of one post. */
  postVersions: 20,
  pages: 10,
  /** Files that a page offers. */
  pageFiles: 20,
  /** Earlier names of a page that still lead to it. */
  oldNames: 20,
  /** Of one message: the document holds them all. */
  replies: 20,
  /** Of the text of a post. */
  textPictures: 20,
} as const

/** Texts of one part of the site that have Urdu. No part can have more texts. */
export const MOST_TRANSLATIONS = 500

/** Years of an applicant's life: an identity card is given from the first on, and nobody is older than the last. */
export const AGE = { least: 18, most: 110 } as const

/** Fewest characters of a password. */
export const PASSWORD_MIN = 8

/** Uploads: bytes a file and bytes a request, and the longest edge in pixels that a page sends. */
export const UPLOAD = {
  fileBytes: 5 * 1024 * 1024,
  requestBytes: 16 * 1024 * 1024,
  /** No upload has more parts than this; the registration form has 24. */
  parts: 40,
} as const

/**
 * Files that the office offers on the site: bytes of one, bytes and number of all, and bytes of a piece. The dashboard sends pieces,
 * so that a lost connection costs at most one.
 */
export const FILES = {
  fileBytes: 10 * 1024 * 1024,
  allBytes: 500 * 1024 * 1024,
  most: 200,
  pieceBytes: 2 * 1024 * 1024,
} as const

/**
 * Returns the longest edge of a stored picture, in pixels. Pages shrink it before they send it, and the server before it stores it.
 * @param field what the picture is sent as; a profile picture is only ever shown small, a card is read
 */
export const longestEdge = (field: string): number => (field === 'profile_image' ? 800 : 2_000)

/** What is accepted, decided by the bytes of the file and never by its name. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const

/** What a file input offers: with this list phones convert HEIC to JPEG by themselves. */
export const IMAGE_ACCEPT = 'image/jpeg,image/png,image/webp'
/** Days ahead for which a post can be scheduled, at most. */
export const SCHEDULE_DAYS = 365

/**
 * For how long a decision can be undone. Its mail is held longer than the button is shown. In a decision on several users the
 * first is decided before the last, and a press takes time to arrive.
 */
export const UNDO = { shownSeconds: 10, heldSeconds: 30 } as const

/** Users with a phone, birth date or business in common that are compared with an applicant at most. */
export const DUPLICATES_COMPARED = 20

/** Decisions on one person that are kept to be read again. */
export const DECISIONS_KEPT = 20

/** Days for which a form is kept that a bot seems to have sent. */
export const SUSPECT_DAYS = 30

/** Most that an amount of money can be, in any currency. The office sets the limits of a donation below it. */
export const MOST_MONEY = 100_000_000

/** The terms of the chamber, after which the daily job removes data. */
export const TERM_NAMES = [
  'cards',
  'rejected',
  'unconfirmed',
  'messages',
  'volunteers',
  'comments',
  'activity',
] as const
export type TermName = (typeof TERM_NAMES)[number]

/** The terms, in days. */
export type Terms = Record<TermName, number>

/** The longest term, in days. */
export const MAX_TERM_DAYS = 3_650
