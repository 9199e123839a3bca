import { useQuery } from '@tanstack/react-query'
import { prefixOf } from 'domain/texts/languages.ts'
import { useLanguage } from '../format/texts.ts'
import { loadFile } from '../page-data/load-file.ts'
import { queryKeys } from './query-keys.ts'

/** Reads the data of a public page, as visitors have it, in the language of the dashboard. @param isNeeded whether to ask at all */
export function usePageFile(path: string, isNeeded = true) {
  const address = prefixOf(useLanguage()) + path
  return useQuery({
    queryKey: queryKeys.pageFile(address),
    queryFn: ({ signal }) => loadFile(address, signal),
    enabled: isNeeded,
  })
}
