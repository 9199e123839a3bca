/** A mail's id as an address can hold it: ids of the outbox have colons and dots. */
export const toMailKey = (id: string): string => Buffer.from(id).toString('base64url')

/** The id of the mail that an address names; `undefined` where no mail can have it. */
export function mailIdOf(key: string): string | undefined {
  const id = Buffer.from(key, 'base64url').toString()
  return /^[a-z\d][\w:.-]*$/i.test(id) ? id : undefined
}
