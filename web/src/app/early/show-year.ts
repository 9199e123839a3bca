import { thisYear } from '#lib/format/this-year.ts'

/** Makes the year in the footer that of today: the file may be of last year. */
export function showYear(document: Document) {
  const year = thisYear()
  for (const shown of document.querySelectorAll('[data-year]'))
    if (shown.textContent !== year) shown.textContent = year
}
