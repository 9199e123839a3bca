import { LANGUAGES, nameOf, prefixOf } from 'domain/texts/languages.ts'
import { useLocation } from 'react-router-dom'
import { useLanguage } from '#lib/format/texts.ts'
import { usePageData } from '#lib/page-data/page-data-context.tsx'
import { paths } from '#lib/paths.ts'

/** Returns the page to which a reader of another language is led from a page that only one language has. */
function listAbove(pathname: string): string {
  if (pathname.startsWith(paths.blogDetails.base)) return paths.blog
  return pathname.startsWith(paths.eventDetails.base) ? paths.events : paths.home
}

/** Links to this page in each other language. The script in index.html keeps the choice, and adds the query of the address. */
export function LanguageSwitch({ className }: { className?: string }) {
  const current = useLanguage()
  const { pathname } = useLocation()
  const path = usePageData()?.isAlone ? listAbove(pathname) : pathname
  return LANGUAGES.filter((language) => language !== current).map((language) => (
    <a
      key={language}
      href={prefixOf(language) + path}
      hrefLang={language}
      lang={language}
      data-language=""
      className={className}
    >
      {nameOf(language)}
    </a>
  ))
}
