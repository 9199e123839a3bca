// node functions/scripts/render-site.ts COMMAND…: part of `npm run deploy`, which says in GCLOUD_PROJECT whose posts are meant. It
// renders what is stored into the pages, and runs the command, which deploys them, while nobody else publishes.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseEnv } from 'node:util'
import { paymentProvider } from '../src/payments/payment-provider.ts'
import { holdPublishing } from '../src/site/hold-publishing.ts'
import { renderStored } from './render-stored.ts'

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

const parameters = fromRoot(`functions/.env.${process.env['GCLOUD_PROJECT']}`)
const { SITE_ORIGIN = '', PAYMENTS = '' } = existsSync(parameters)
  ? parseEnv(readFileSync(parameters, 'utf8'))
  : {}
const command = process.argv.slice(2)

// Ctrl+C reaches the command too; then publishing goes on
process.on('SIGINT', () => {})
// without credentials Google's library rejects twice; nobody waits for the second
process.on('unhandledRejection', () => {})
let status: number | undefined
try {
  await holdPublishing(async () => {
    const payment = paymentProvider(PAYMENTS)?.name
    const built = { renderer: fromRoot('web/.prerender'), dist: fromRoot('web/dist') }
    const pages = await renderStored({ ...built, origin: SITE_ORIGIN, payment })
    console.log(`${pages} pages with what is stored.`)
    status = await runCommand()
  })
} catch (error) {
  console.error(
    status === undefined
      ? `What is stored could not be read: ${error instanceof Error ? error.message : String(error)}
The pages go online with the sample texts and without posts, and get them within two minutes.`
      : 'Publishing goes on a minute after this deployment.',
  )
}
process.exit(status ?? (await runCommand()))

function runCommand(): Promise<number> {
  const child = spawn(process.execPath, command, { stdio: 'inherit' })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })
}
