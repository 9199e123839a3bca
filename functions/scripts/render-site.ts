// node functions/scripts/render-site.ts: part of `npm run deploy`, which says in GCLOUD_PROJECT whose posts are meant
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseEnv } from 'node:util'
import { paymentProvider } from '../src/payments/payment-provider.ts'
import { renderStored } from './render-stored.ts'

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

const parameters = fromRoot(`functions/.env.${process.env['GCLOUD_PROJECT']}`)
const { SITE_ORIGIN = '', PAYMENTS = '' } = existsSync(parameters)
  ? parseEnv(readFileSync(parameters, 'utf8'))
  : {}

try {
  const renderer = fromRoot('web/.prerender')
  const payment = paymentProvider(PAYMENTS)?.name
  const dist = fromRoot('web/dist')
  const pages = await renderStored({ renderer, dist, origin: SITE_ORIGIN, payment })
  console.log(`${pages} pages with what is stored.`)
  process.exit(0)
} catch (error) {
  console.error(`What is stored could not be read: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}
