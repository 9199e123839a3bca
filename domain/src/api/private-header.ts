/**
 * The header in which a private parameter of the query comes, so that no log keeps an e-mail address or the number of an identity card
 * that somebody looked for: `X-Search`, its value encoded as in an address.
 */
export const privateHeader = (name: string): string => `x-${name}`
