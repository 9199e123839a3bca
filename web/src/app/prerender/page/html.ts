import { directionOf, type Language } from 'domain/texts/languages.ts'
import { pageDataScript } from '#lib/page-data/page-data-script.ts'
import type { PageData } from '#lib/page-data/page-data.ts'

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes a text for HTML, between tags or between double quotes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)

interface Parts {
  language: Language
  /** Added to `head`. */
  head: string
  /** Markup before `#root`. */
  before?: string
  /** Markup inside `#root`. */
  body: string
  data: PageData
  /** Tells the early script that `#root` is only a shell, or that the page hydrates at once. */
  mark?: 'shell' | 'at-once' | undefined
}

const PLACEHOLDERS = /<html[^>]*>|<!--head-->|<div id="root"><!--page-->|<!--data-->/g

/** Fills index.html and returns a whole file of the site. @param template index.html with placeholders */
export const fillTemplate = (
  template: string,
  { language, head, before = '', body, data, mark }: Parts,
): string =>
  // one pass, so that filled-in text is never searched for placeholders
  template.replace(PLACEHOLDERS, (placeholder) => {
    if (placeholder.startsWith('<html')) return `<html lang="${language}" dir="${directionOf(language)}">`
    if (placeholder === '<!--head-->') return head
    if (placeholder === '<!--data-->') return pageDataScript(data)
    return `${before}<div id="root"${mark ? ` data-${mark}` : ''}>${body}`
  })
