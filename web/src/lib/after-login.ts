import { paths } from './paths.ts'

const OF_DASHBOARD = new RegExp(`^${paths.dashboard}(?:\\?[^#]*)?$`)

/**
 * Where the sign-in leads: the address that was asked for while signed out, its tab included. Only one of the dashboard
 * counts, so that no link can lead on to somewhere else.
 * @param search of the sign-in's own address (`paths.loginFor`)
 */
export function addressAfterLogin(search: string): string {
  const wanted = new URLSearchParams(search).get('next') ?? ''
  return OF_DASHBOARD.test(wanted) ? wanted : paths.dashboard
}
