import { isIPv6, SocketAddress } from 'node:net'

/**
 * What an address is counted under, however it is spelt. Of IPv6 that is the /64, since who has one address of it has
 * them all; an IPv6 spelling of an IPv4 address is that address. What is no address stands for itself.
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
