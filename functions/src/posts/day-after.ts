/**
 * When the picture goes that a post names no longer: a day later, since pages that were cached show it for a while.
 * @param now ISO 8601 UTC
 */
export const dayAfter = (now: string): string => new Date(Date.parse(now) + 86_400_000).toISOString()
