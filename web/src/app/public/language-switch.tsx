import { Trans } from '@lingui/react/macro'
import { LANGUAGES, nameOf, prefixOf } from 'domain/texts/languages.ts'
import { type MouseEvent, useState } from 'react'
import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { useLanguage } from '#lib/format/texts.ts'
import { usePageData } from '#lib/page-data/page-data-context.tsx'
import { useSiteFile } from '#lib/page-data/site-files.ts'
import { paths } from '#lib/paths.ts'
import { onNight } from '#styles/grounds.ts'

/** Returns the page to which a reader of another language is led from a page that only one language has. */
function listAbove(pathname: string): string {
  if (pathname.startsWith(paths.blogDetails.base)) return paths.blog
  return pathname.startsWith(paths.eventDetails.base) ? paths.events : paths.home
}

/** The fields that no draft keeps, so they do not go along to the page in the other language. */
const LEFT_BEHIND = 'input:is([type=password], [type=file], [name=cnic], [name=date_of_birth])'

const isFilled = (field: HTMLInputElement) => field.value !== ''

const Question = styled.output`
  ${onNight}
  position: fixed;
  inset-block-end: 0;
  inset-inline: 0;
  z-index: var(--z-bar);
  padding: var(--s4) var(--gutter);
  a {
    color: inherit;
    text-decoration: underline;
  }
`

/**
 * Links to this page in each other language. The script in index.html keeps the choice, and adds the query of the address. Typed text
 * goes along as the draft of its form; where a field does not, the first press says so.
 */
export function LanguageSwitch({ className }: { className?: string }) {
  const current = useLanguage()
  const [asked, setAsked] = useState<string>()
  const { pathname } = useLocation()
  const isMissing = useSiteFile()?.state === 'missing'
  const path = usePageData()?.isAlone || isMissing ? listAbove(pathname) : pathname
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (asked || ![...document.querySelectorAll<HTMLInputElement>(LEFT_BEHIND)].some(isFilled)) return
    event.preventDefault()
    setAsked(event.currentTarget.hreflang)
  }
  return LANGUAGES.filter((language) => language !== current).map((language) => {
    const href = prefixOf(language) + path
    const link = { hrefLang: language, lang: language, 'data-language': '' }
    return (
      <span key={language} className={className}>
        <a href={href} {...link} onClick={handleClick}>
          {nameOf(language)}
        </a>
        {asked === language && (
          <Question>
            <Trans>
              Passwords, CNIC, date of birth and pictures do not go along. Please enter them again there.
            </Trans>{' '}
            <a href={href} {...link}>
              {nameOf(language)}
            </a>
          </Question>
        )}
      </span>
    )
  })
}
