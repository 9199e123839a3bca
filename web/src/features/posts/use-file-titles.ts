import { useListedFiles } from './api.ts'
import type { PostKind } from './kinds.ts'
import { fileIdsOf, type PostValues } from './post-values.ts'

/** Returns what names the files of a page, one a line. A deleted file keeps its id. */
export function useFileTitles(kind: PostKind) {
  const { data: files = [] } = useListedFiles(kind)
  return (values: Pick<PostValues, 'files'>): string =>
    fileIdsOf(values)
      .map((id) => files.find((file) => file.id === id)?.title ?? id)
      .join('\n')
}
