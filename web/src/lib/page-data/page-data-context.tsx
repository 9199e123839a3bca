import { createContext, use } from 'react'
import type { PageData } from './page-data.ts'

/** What the page shows beside its fixed texts; undefined while the file of a page that was moved to is on its way. */
const Current = createContext<PageData | undefined>(undefined)

/** Gives a page its data: what its file embeds, or what was fetched of that file. */
export const PageDataProvider = Current

export const usePageData = (): PageData | undefined => use(Current)
