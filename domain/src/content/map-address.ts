import { MAX_LENGTH } from '../limits.ts'
import { rule } from '../schemas/rule.ts'
import { optionalText } from '../schemas/text.ts'

/** The one other site that pages may show in a frame: `frame-src` of the policy in firebase.json names it too. */
export const MAP_ORIGIN = 'https://www.openstreetmap.org'

/** Where that site has its maps for other sites' frames; it shows no other page of its own in one. */
const EMBEDDABLE = '/export/embed.html'

function isMapAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { origin, pathname, username, password } = new URL(text)
  return origin === MAP_ORIGIN && pathname === EMBEDDABLE && !username && !password
}

/** The address of a map to show in a frame, as openstreetmap.org gives it under Share, HTML; '' where there is none. */
export const mapAddress = () =>
  optionalText(MAX_LENGTH.link).test('map', rule('map'), (value) => value === '' || isMapAddress(value))
