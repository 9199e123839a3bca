import { origin } from './environment.ts'

/** Reads the addresses of the sitemap. */
export async function sitemap(): Promise<string[]> {
  const xml = await (await fetch(`${origin}/sitemap.xml`)).text()
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address.replace(origin, ''))
}

interface Fetched {
  status: number
  html: string
}

/** Returns a function that fetches each address once. */
function fetchingOnce() {
  const fetched = new Map<string, Promise<Fetched>>()
  const ask = async (address: string): Promise<Fetched> => {
    const response = await fetch(origin + address)
    return { status: response.status, html: await response.text() }
  }
  return (address: string) => {
    const page = fetched.get(address) ?? ask(address)
    fetched.set(address, page)
    return page
  }
}

const linksIn = (html: string) =>
  new Set(
    [...html.matchAll(/<a\b[^>]*\shref="((?:\/|#)[^"]*)"/g)].map(([, href = '']) =>
      href.replaceAll('&amp;', '&'),
    ),
  )

/** Follows every link of these pages within the site. @returns the broken links, each with its page */
export async function brokenLinks(addresses: readonly string[]): Promise<string[]> {
  const fetchOnce = fetchingOnce()
  const broken: string[] = []
  for (const from of addresses) {
    const own = await fetchOnce(from)
    for (const link of linksIn(own.html)) {
      const [path = '', fragment] = link.split('#')
      const { status, html } = path === '' ? own : await fetchOnce(path)
      const isThere = path === '' || status === 200
      if (!isThere || (fragment && !html.includes(`id="${fragment}"`))) broken.push(`${from} → ${link}`)
    }
  }
  return broken
}
