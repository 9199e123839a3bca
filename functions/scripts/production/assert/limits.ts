import type { Fault } from '../fault.ts'

const PASSES_ON = {
  wrong:
    'Hosting passes on a fastly-client-ip that the visitor made up. That avoids every limit, and can use up the limits of others.',
  todo: 'Ask a developer to identify visitors by another header, such as what the CDN adds to x-forwarded-for (functions/src/http/rates/rate-keys.ts). Until then switch on App Check (docs/deploy-reference.md, Keep robots out).',
}

/**
 * Checks that limits count the real visitor: no header can name another one, and the functions recognise Hosting.
 * @param honest the header x-visitor of a plain request (`functions/src/http/rates/rate-keys.ts`)
 * @param named the same of a request that claims another address
 */
export function limitsFaults(honest: string | null, named: string | null): Fault[] {
  if (!honest || !named)
    return [
      {
        wrong: 'The site does not name the visitor that its limits count, so they could not be checked.',
        todo: 'Deploy pages and functions of this version (npm run deploy), and try again.',
      },
    ]
  const [visitor, connection] = honest.split('; unlisted=')
  const [madeUp] = named.split('; unlisted=')
  const faults: Fault[] = visitor === madeUp ? [] : [PASSES_ON]
  if (connection !== undefined)
    faults.push({
      wrong: `Hosting calls the functions from ${connection}, which they do not know. Visitors behind it share one limit, 50 times as high.`,
      todo: 'Add this address to functions/src/http/rates/client-address.ts, or its network if Fastly owns it, then npm run deploy',
    })
  return faults
}
