import { changeLanguage } from 'domain/api/accounts.ts'
import type { Language } from 'domain/texts/languages.ts'
import { keepLanguage, readLanguage } from '#lib/language.ts'
import { callSignedIn } from '#lib/firebase/call-signed-in.ts'

/** Keeps a language on this device and loads the page again in it. Does nothing where the browser keeps nothing. */
export function openIn(language: Language): void {
  keepLanguage(language)
  // otherwise it would be loaded again without end
  if (readLanguage() === language) location.reload()
}

/** Stores the language of the own dashboard and e-mails, and opens the page in it. @throws HttpError; TypeError without a connection */
export async function chooseLanguage(language: Language): Promise<void> {
  await callSignedIn(changeLanguage, { language })
  openIn(language)
}
