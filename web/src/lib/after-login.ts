import { paths } from './paths.ts'

const HERE = 'https://here.invalid'

/**
 * Where the sign-in leads: the address that was asked for while signed out, its tab included. Only one of the dashboard
 * counts, so that no link can lead on to somewhere else.
 * @param search of the sign-in's own address (`paths.loginFor`)
 */
export function addressAfterLogin(search: string): string {
  const wanted = new URLSearchParams(search).get('next') ?? ''
  const { origin, pathname, search: tab } = URL.parse(wanted, HERE) ?? new URL(HERE)
  return origin === HERE && pathname === paths.dashboard ? pathname + tab : paths.dashboard
}
