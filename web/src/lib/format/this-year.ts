/** Returns the year by the visitor's clock. A formatter for the chamber's time zone would slow the page's start. */
export const thisYear = (now = new Date()): string => String(now.getFullYear())
