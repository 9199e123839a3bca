/** As much as nodemailer and Auth say of a failure beside their words. */
interface Failure {
  code?: unknown
  responseCode?: unknown
  command?: unknown
  message?: unknown
  name?: unknown
}

/** Codes that stand in the words of a failure: of a connection (ECONNREFUSED), of a mail server (5.1.1, RFC 3463). */
const WITHIN = /\bE[A-Z]{4,}\b|\b[245]\.\d{1,3}\.\d{1,3}\b/g

/**
 * Why a mail could not be sent, in codes alone: `EENVELOPE RCPT TO 550 5.1.1`. What a server says in words may repeat whom the mail is
 * for, and is kept nowhere.
 */
export function errorCodes(error: unknown): string {
  const { code, command, responseCode, message, name } = (error ?? {}) as Failure
  const said = [code, command, responseCode].filter(
    (each) => typeof each === 'string' || typeof each === 'number',
  )
  const within = typeof message === 'string' ? (message.slice(0, 1000).match(WITHIN) ?? []) : []
  const codes = [...new Set([...said.map(String), ...within])]
  return codes.length > 0 ? codes.join(' ').slice(0, 100) : typeof name === 'string' ? name : 'unknown'
}
