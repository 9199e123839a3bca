import { createContext, use, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import type { SiteFile, SiteFiles } from './site-files.ts'

const Files = createContext<SiteFiles | undefined>(undefined)

/** Provides the app with the files loaded in this visit. */
export const SiteFilesProvider = Files

/** Returns the files loaded in this visit. @throws Error without a provider */
export function useSiteFiles(): SiteFiles {
  const files = use(Files)
  if (!files) throw new Error('Pages stand within a SiteFilesProvider.')
  return files
}

/** Returns the file at the current address; undefined while it is loading. */
export function useSiteFile(): SiteFile | undefined {
  const files = useSiteFiles()
  const { pathname } = useLocation()
  const read = () => files.at(pathname)
  return useSyncExternalStore(files.subscribe, read, read)
}
