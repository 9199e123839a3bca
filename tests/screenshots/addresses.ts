import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The shell of the dashboard shows nothing before somebody has signed in. */
const SHELL = '/dashboard'

/** Every address that the site has a file for; of posts, events and causes one each. @param site the folder that is served */
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

/** Every picture of the office that these pages show. */
export function picturesOn(site: string, addresses: readonly string[]): string[] {
  const html = addresses.map((address) => readFileSync(join(site, `${address}.html`), 'utf8')).join('')
  return [...new Set(html.match(/\/media\/[\w./-]+/g))]
}
