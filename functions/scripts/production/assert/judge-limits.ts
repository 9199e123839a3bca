import type { Fault } from '../fault.ts'

const PASSES_ON = {
  wrong:
    'Hosting believes visitors who they say they are: whoever makes up a fastly-client-ip goes around every limit, and can use up those of others.',
  todo: 'Ask whoever looks after the code to tell visitors apart by another header, such as what the CDN itself adds to x-forwarded-for (functions/src/http/rates/counted.ts). Until then switch on App Check (docs/deploy.md, Keep robots out).',
}

/**
 * Limits count the visitor whom Hosting names. That holds only if nobody can name herself, and if the functions know
 * Hosting when it calls.
 * @param honest what the site says of who asks (`formatVisitor` in `functions/src/http/rates/counted.ts`)
 * @param named what it says of the same visitor who calls herself somebody else
 */
export function judgeLimits(honest: string | null, named: string | null): Fault[] {
  if (!honest || !named)
    return [
      {
        wrong: 'The site does not say whom its limits count, so they could not be checked.',
        todo: 'Deploy pages and functions of this version (npm run deploy), and try again.',
      },
    ]
  const [visitor, connection] = honest.split('; unlisted=')
  const [madeUp] = named.split('; unlisted=')
  const faults: Fault[] = visitor === madeUp ? [] : [PASSES_ON]
  if (connection !== undefined)
    faults.push({
      wrong: `Hosting calls the functions from ${connection}, which they do not know: visitors behind it share a limit that is 50 times as wide.`,
      todo: 'Add this address to functions/src/http/hosting-edges.ts, or its network if Fastly owns it, then npm run deploy',
    })
  return faults
}
