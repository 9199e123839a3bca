import { createContext, use, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import type { SiteFile, SiteFiles } from './site-files.ts'

const Files = createContext<SiteFiles | undefined>(undefined)

/** Gives the app the files that this visit has seen. */
export const SiteFilesProvider = Files

export function useSiteFiles(): SiteFiles {
  const files = use(Files)
  if (!files) throw new Error('Pages stand within a SiteFilesProvider.')
  return files
}

/** What is known of the file at the reader's address. */
export function useSiteFile(): SiteFile | undefined {
  const files = useSiteFiles()
  const { pathname } = useLocation()
  const read = () => files.at(pathname)
  return useSyncExternalStore(files.subscribe, read, read)
}
