import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { usePageData } from '#lib/page-data/page-data-context.tsx'
import { useHydrated } from '#lib/browser/use-hydrated.ts'
import { onlyPrinted } from '#styles/print.ts'

const Address = styled.p`
  ${onlyPrinted}
  margin-block-start: var(--s5);
  font-size: var(--t-s);
  overflow-wrap: anywhere;
`

/** Where a printed page was found: on paper alone. */
export function PrintAddress() {
  const { origin = '' } = usePageData() ?? {}
  const { pathname } = useLocation()
  return <Address dir="ltr">{(useHydrated() ? location.origin : origin) + pathname}</Address>
}
