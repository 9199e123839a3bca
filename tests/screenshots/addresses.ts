import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The frame of the dashboard, which is empty before signing in. */
const SHELL = '/dashboard'

/** Lists the addresses of the site's files, with one post, event and cause. @param site the served folder */
export function addressesIn(site: string): string[] {
  const addresses = readdirSync(site, { recursive: true, encoding: 'utf8' })
    .map((file) => `/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.replace(/\.html$/, ''))
    .toSorted((a, b) => a.localeCompare(b))
  const byFolder = Map.groupBy(addresses, (address) => address.slice(0, address.lastIndexOf('/')))
  return [...byFolder]
    .flatMap(([folder, within]) => (folder === '' ? within : within.slice(0, 1)))
    .filter((address) => address !== SHELL)
}

/** Lists the uploaded pictures on these pages. */
export function picturesOn(site: string, addresses: readonly string[]): string[] {
  const html = addresses.map((address) => readFileSync(join(site, `${address}.html`), 'utf8')).join('')
  return [...new Set(html.match(/\/media\/[\w./-]+/g))]
}
