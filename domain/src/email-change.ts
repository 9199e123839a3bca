/** The two addresses that must be confirmed before the e-mail changes. */
export const EMAIL_SIDES = ['old', 'new'] as const
export type EmailSide = (typeof EMAIL_SIDES)[number]

/** Returns whether two e-mail addresses are the same. Auth and older documents may differ in capitals. */
export const isSameEmail = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && one.toLowerCase() === other?.toLowerCase()

/** For how many hours their links work. */
export const EMAIL_CHANGE_HOURS = 24

/** What the page of a link shows. */
export interface EmailLink {
  /** To which address it was mailed. */
  side: EmailSide
  /** The new address. */
  email: string
  /**
   * `asks`: this address is not confirmed. `waits`: it is, the other is not. `done`: the address has changed.
   * `refused`: the new address belongs to somebody else, and nothing has changed.
   */
  state: 'asks' | 'waits' | 'done' | 'refused'
}
