import { useLocation, useNavigate } from 'react-router-dom'
import { useHydrated } from '#lib/browser/use-hydrated.ts'
import { type Place, queryOf, readPlace, START } from './place.ts'

/** The reader's place in the list, and what takes her to another one: it stands in the address, for reload, Back and sharing. */
export function usePlace() {
  const { search } = useLocation()
  const navigate = useNavigate()
  // the page's file, which is hydrated first, knows nothing of a query
  const place = useHydrated() ? readPlace(new URLSearchParams(search)) : START
  /** @param replace whether Back leads past the place that she leaves */
  const goTo = (next: Place, replace = false) => void navigate({ search: queryOf(next) }, { replace })
  return { place, goTo }
}
