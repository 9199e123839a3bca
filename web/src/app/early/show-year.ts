import { thisYear } from '#lib/format/this-year.ts'

/** Sets the year in the footer, because the file may be from last year. */
export function showYear(document: Document) {
  const year = thisYear()
  for (const element of document.querySelectorAll('[data-year]'))
    if (element.textContent !== year) element.textContent = year
}
