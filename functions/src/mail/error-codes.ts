/** What nodemailer and Auth say of a failure, besides its text. */
interface Failure {
  code?: unknown
  responseCode?: unknown
  command?: unknown
  message?: unknown
  name?: unknown
}

/** Codes within the text of a failure: of a connection (ECONNREFUSED) or a mail server (5.1.1, RFC 3463). */
const WITHIN = /\bE[A-Z]{4,}\b|\b[245]\.\d{1,3}\.\d{1,3}\b/g

/**
 * Returns the codes of a failed mail, such as `EENVELOPE RCPT TO 550 5.1.1`. The text of a mail server may contain the address,
 * so it is not stored.
 */
export function errorCodes(error: unknown): string {
  const { code, command, responseCode, message, name } = (error ?? {}) as Failure
  const given = [code, command, responseCode].filter(
    (each) => typeof each === 'string' || typeof each === 'number',
  )
  const within = typeof message === 'string' ? (message.slice(0, 1000).match(WITHIN) ?? []) : []
  const codes = [...new Set([...given.map(String), ...within])]
  return codes.length > 0 ? codes.join(' ').slice(0, 100) : typeof name === 'string' ? name : 'unknown'
}
