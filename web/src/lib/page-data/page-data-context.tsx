import { createContext, use } from 'react'
import type { PageData } from './page-data.ts'

/** The current page's data; undefined while its file is loading. */
const Current = createContext<PageData | undefined>(undefined)

/** Provides a page with its data, embedded in its file or fetched with it. */
export const PageDataProvider = Current

/** Returns the current page's data; undefined while its file is loading. */
export const usePageData = (): PageData | undefined => use(Current)
