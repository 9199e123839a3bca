import { useQuery } from '@tanstack/react-query'
import { loadFile } from '../page-data/load-file.ts'
import { queryKeys } from './query-keys.ts'

/** Reads the data of a public page, as visitors have it. @param isNeeded whether to ask at all */
export const usePageFile = (path: string, isNeeded = true) =>
  useQuery({
    queryKey: queryKeys.pageFile(path),
    queryFn: ({ signal }) => loadFile(path, signal),
    enabled: isNeeded,
  })
