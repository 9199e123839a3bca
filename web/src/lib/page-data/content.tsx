import type { Content, ContentPart } from 'domain/content/content.ts'
import type { Organisation } from 'domain/content/organisation.ts'
import { createContext, use } from 'react'

/** The parts of the office's content that this page has loaded. */
const Known = createContext<Partial<Content>>({})

/** Provides pages with the office's content. */
export const ContentProvider = Known

/** Returns a part of the office's content; undefined while the page's file is loading. */
export const useContent = <Part extends ContentPart>(part: Part): Content[Part] | undefined =>
  use(Known)[part]

/** Returns the organisation's name, address and contacts. Every page has them. @throws Error without a provider */
export function useOrganisation(): Organisation {
  const organisation = useContent('organisation')
  if (!organisation) throw new Error('This page was given no organisation.')
  return organisation
}
