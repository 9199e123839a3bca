// node functions/scripts/render-site.ts COMMAND…: part of `npm run deploy`, which says in GCLOUD_PROJECT whose posts are meant
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseEnv } from 'node:util'
import { paymentProvider } from '../src/payments/payment-provider.ts'
import { holdPublishing } from '../src/site/hold-publishing.ts'
import { TooLate } from '../src/time-limit.ts'
import { renderStored } from './render-stored.ts'

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

if (import.meta.main) {
  // Ctrl+C reaches the command too; then publishing goes on
  process.on('SIGINT', () => {})
  // without credentials Google's library rejects twice; nobody waits for the second
  process.on('unhandledRejection', () => {})
  process.exit(await renderSite(process.argv.slice(2)))
}

/**
 * Renders what is stored into the pages, and runs the command, which deploys them, while nobody else publishes.
 * @param patience seconds in which the database has to answer
 * @returns the exit code of the command; 1 without running it if the database does not answer
 */
export async function renderSite(command: string[], patience?: number): Promise<number> {
  const parameters = fromRoot(`functions/.env.${process.env['GCLOUD_PROJECT']}`)
  const { SITE_ORIGIN = '', PAYMENTS = '' } = existsSync(parameters)
    ? parseEnv(readFileSync(parameters, 'utf8'))
    : {}
  let status: number | undefined
  try {
    await holdPublishing(async () => {
      const payment = paymentProvider(PAYMENTS)?.name
      const built = { renderer: fromRoot('web/.prerender'), dist: fromRoot('web/dist') }
      const pages = await renderStored({ ...built, origin: SITE_ORIGIN, payment })
      console.log(`${pages} pages with what is stored.`)
      status = await run(command)
    }, patience)
  } catch (error) {
    if (status === undefined && error instanceof TooLate) {
      console.error(`✗ The database does not answer, so the pages were not deployed. The site shows those of before.
→ Look at your connection: a firewall may let only web pages through. Then type the same command again.`)
      return 1
    }
    console.error(
      status === undefined
        ? `What is stored could not be read: ${error instanceof Error ? error.message : String(error)}
The pages go online with the sample texts and without posts, and get them within two minutes.`
        : 'Publishing goes on a minute after this deployment.',
    )
  }
  return status ?? run(command)
}

function run(command: string[]): Promise<number> {
  const child = spawn(process.execPath, command, { stdio: 'inherit' })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })
}
