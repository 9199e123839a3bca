/** For how many hours the link for the first admin works. */
export const FIRST_ADMIN_HOURS = 1

/** What the page of the link for the first admin shows. */
export interface FirstAdminLink {
  /** The address that the account will have. */
  email: string
  /**
   * `open`: the account can be made. `used`: the link has made it. `adminExists`: the site has an admin without it. `expired`: it is
   * older than an hour.
   */
  state: 'open' | 'used' | 'adminExists' | 'expired'
}
