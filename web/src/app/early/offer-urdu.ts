import { LANGUAGE_KEY, readStorage } from '#lib/storage.ts'

/**
 * Offers the Urdu page to readers whose browser names Urdu, until a language was chosen on this device. Who is not offered it loads no
 * word of it.
 */
export async function offerUrdu(document: Document): Promise<void> {
  if (!navigator.languages.some((language) => /^ur\b/.test(language))) return
  // pages in Urdu have this link too; the dashboard, the 404 page and posts without Urdu do not
  if (!document.querySelector('html[lang=en] link[hreflang=ur]') || readStorage(LANGUAGE_KEY)) return
  const line = await import('./urdu-line.ts')
  line.showUrduLine(document)
}
