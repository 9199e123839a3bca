import { directionOf, type Language } from 'domain/texts/languages.ts'
import { pageDataScript } from '#lib/page-data/page-data-script.ts'
import type { PageData } from '#lib/page-data/page-data.ts'

interface Parts {
  language: Language
  /** What stands in `head` beside what all pages have there. */
  head: string
  /** What stands in `#root`. */
  body: string
  data: PageData
  /** What the script of the page is told: that what stands in `#root` only waits for the app, or is whole and starts it at once. */
  mark?: 'shell' | 'at-once' | undefined
}

const PLACES = /<html[^>]*>|<!--head-->|<div id="root"><!--page-->|<!--data-->/g

/** A whole file of the site. @param template index.html with its places */
export const fillTemplate = (template: string, { language, head, body, data, mark }: Parts): string =>
  // all at once: what has been filled in is not looked at again
  template.replace(PLACES, (place) => {
    if (place.startsWith('<html')) return `<html lang="${language}" dir="${directionOf(language)}">`
    if (place === '<!--head-->') return head
    if (place === '<!--data-->') return pageDataScript(data)
    return `<div id="root"${mark ? ` data-${mark}` : ''}>${body}`
  })
