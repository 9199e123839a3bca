import { BlockList, isIPv6, SocketAddress } from 'node:net'

/**
 * Normalises a client address for counting. IPv6 counts by its /64, since one client owns all of it. An IPv4 address in IPv6
 * notation counts as IPv4. Other texts stay as they are.
 */
export function networkKey(text: string): string {
  if (!isIPv6(text)) return text
  const { address } = new SocketAddress({ address: text, family: 'ipv6' })
  const [, ipv4] = /^::ffff:([\d.]+)$/.exec(address) ?? []
  if (ipv4) return ipv4
  const [before = [], after = []] = address.split('::').map((groups) => groups.split(':').filter(Boolean))
  const zeros = Array<string>(8 - before.length - after.length).fill('0')
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`
}

/**
 * Networks from which Hosting's CDN calls functions, as Fastly publishes them. If one is missing, visitors behind it share a wide
 * limit; `npm run check:production` names it.
 */
const EDGES = `
  23.235.32.0/20 43.249.72.0/22 103.244.50.0/24 103.245.222.0/23 103.245.224.0/24 104.156.80.0/20 140.248.64.0/18
  140.248.128.0/17 146.75.0.0/17 151.101.0.0/16 157.52.64.0/18 167.82.0.0/17 167.82.128.0/20 167.82.160.0/20
  167.82.224.0/20 172.111.64.0/18 185.31.16.0/22 199.27.72.0/21 199.232.0.0/16
  2a04:4e40::/32 2a04:4e42::/32
`

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')

const edges = new BlockList()
for (const network of EDGES.trim().split(/\s+/)) {
  const [address = '', bits] = network.split('/')
  edges.addSubnet(address, Number(bits), familyOf(address))
}

/** Returns whether an address is a CDN edge of Hosting, whose header about the visitor can be trusted. */
export const isHostingEdge = (address: string): boolean => edges.check(address, familyOf(address))
