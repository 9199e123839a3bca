import { paths } from './paths.ts'

const OF_DASHBOARD = new RegExp(`^${paths.dashboard}(?:\\?[^#]*)?$`)

/**
 * Returns the address to open after sign-in: the requested one with its tab, if it belongs to the dashboard.
 * Any other is ignored, so that no link can lead to another site.
 * @param search query of the sign-in page's address (`paths.loginFor`)
 */
export function addressAfterLogin(search: string): string {
  const wanted = new URLSearchParams(search).get('next') ?? ''
  return OF_DASHBOARD.test(wanted) ? wanted : paths.dashboard
}
