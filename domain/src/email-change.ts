/** The addresses that both say yes before one takes the other's place. */
export const EMAIL_SIDES = ['old', 'new'] as const
export type EmailSide = (typeof EMAIL_SIDES)[number]

/** How long the links work that are mailed to them. */
export const EMAIL_CHANGE_HOURS = 24

/** What the page of such a link shows. */
export interface EmailLink {
  /** To which address it was mailed. */
  side: EmailSide
  /** The new address. */
  email: string
  /**
   * `asks`: this address has not said yes; `waits`: it has, and the other has not; `done`: she signs in with the new one;
   * `refused`: the new one cannot be hers, and nothing has changed.
   */
  state: 'asks' | 'waits' | 'done' | 'refused'
}
