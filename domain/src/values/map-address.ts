import { MAX_LENGTH } from '../limits.ts'
import { parseAddress } from './parse-address.ts'
import { rule } from './rule.ts'
import { optionalText } from './text.ts'

/** The one other site that pages may show in a frame: `frame-src` of the policy in firebase.json names it too. */
export const MAP_ORIGIN = 'https://www.openstreetmap.org'

/** Where that site has its maps for other sites' frames; it shows no other page of its own in one. */
const EMBEDDABLE = '/export/embed.html'

function isMapAddress(text: string): boolean {
  const address = parseAddress(text)
  if (!address) return false
  const { origin, pathname, username, password } = address
  return origin === MAP_ORIGIN && pathname === EMBEDDABLE && !username && !password
}

/** Builds the rule of the address of a map to show in a frame, as openstreetmap.org gives it under Share, HTML; '' if there is none. */
export const mapAddress = () =>
  optionalText(MAX_LENGTH.link).test('map', rule('map'), (value) => value === '' || isMapAddress(value))

/**
 * Converts the address of an openstreetmap.org page, as a browser shows it, to that of its map in a frame.
 * @returns any other text as it is
 */
export function toMapAddress(text: string): string {
  const address = parseAddress(text)
  if (!address) return text
  const { origin, hash } = address
  const [, zoom, lat, lon] =
    /^#map=(\d+(?:\.\d+)?)\/(-?\d+(?:\.\d+)?)\/(-?\d+(?:\.\d+)?)(?=$|[/&])/.exec(hash) ?? []
  if (origin !== MAP_ORIGIN || !zoom || !lat || !lon) return text
  // what a frame of two tiles by one shows at this zoom
  const degrees = 360 / 2 ** Number(zoom)
  const sides = [
    Number(lon) - degrees,
    Number(lat) - degrees / 2,
    Number(lon) + degrees,
    Number(lat) + degrees / 2,
  ].map((side) => side.toFixed(5))
  const query = new URLSearchParams({ bbox: sides.join(), layer: 'mapnik', marker: `${lat},${lon}` })
  return `${MAP_ORIGIN}${EMBEDDABLE}?${query.toString()}`
}
