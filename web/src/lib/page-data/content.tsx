import type { Content, ContentPart } from 'domain/content/content.ts'
import type { Organisation } from 'domain/content/organisation.ts'
import { createContext, use } from 'react'

/** The parts of the office's content that are known to this page. */
const Known = createContext<Partial<Content>>({})

/** Gives pages what the office says on its site. */
export const ContentProvider = Known

/** A part of the office's content; undefined while the file of a page that was moved to is on its way. */
export const useContent = <Part extends ContentPart>(part: Part): Content[Part] | undefined =>
  use(Known)[part]

/** How the office is reached: every page is given it. */
export function useOrganisation(): Organisation {
  const organisation = useContent('organisation')
  if (!organisation) throw new Error('This page was given no organisation.')
  return organisation
}
