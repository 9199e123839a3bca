/** The year by the clock of who looks: the chamber's own takes a formatter, a long task while a page starts. */
export const thisYear = (now = new Date()): string => String(now.getFullYear())
