import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useContent } from '#lib/page-data/content.tsx'
import { loadFile } from '#lib/page-data/load-file.ts'
import { paths } from '#lib/paths.ts'
import { queryKeys } from '#lib/query/query-keys.ts'

/** What a gift is for, as the page of the causes calls it; its id until that is known, or where it is no cause any more. */
export function useCauseTitle(id: string): string {
  const { t } = useLingui()
  const known = useContent('causes')
  const { data } = useQuery({
    queryKey: queryKeys.causes,
    queryFn: async ({ signal }) => (await loadFile(paths.causes, signal)).content.causes ?? null,
    enabled: known === undefined && id !== '',
  })
  if (id === '') return t`Where it is needed most`
  return (known ?? data)?.causes.find((cause) => cause.id === id)?.title ?? id
}
