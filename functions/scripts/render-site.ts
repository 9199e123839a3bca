// node functions/scripts/render-site.ts COMMAND…: part of `npm run deploy`, which says in GCLOUD_PROJECT whose posts are meant
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseEnv } from 'node:util'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { PaymentCompany } from 'domain/site.ts'
import { paymentProvider } from '../src/payments/payment-provider.ts'
import { holdPublishing } from '../src/site/hold-publishing.ts'
import { TooLate, within } from '../src/time-limit.ts'
import { loadRenderer } from '../src/site/renderer.ts'
import { readSiteData } from '../src/site/read-site-data.ts'

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** Seconds for everything that is stored about the site: some thousand documents, also on a slow line. */
const READ_PATIENCE = 300

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

/** Where the build of the pages stands, and the address of the site without a slash at the end. */
interface BuiltSite {
  /** The folder with what renders them. */
  renderer: string
  /** The folder that is deployed. */
  dist: string
  origin: string
  /** Names the card company; absent if the site takes no cards. */
  payment?: PaymentCompany | undefined
}

/**
 * Renders what is stored over the pages that the build wrote.
 * @returns how many pages
 * @throws TooLate if the database does not answer
 */
export async function renderStored({ renderer, dist, origin, payment }: BuiltSite): Promise<number> {
  const loaded = await loadRenderer(pathToFileURL(`${renderer}/`))
  if (!loaded) throw new Error('The pages are not built.')
  const stored = await within(READ_PATIENCE, readSiteData(new Date()))
  const files = loaded.planSite(loaded.frame, { ...stored, language: 'en', origin, payment })
  for (const { path, render } of files) {
    await mkdir(dirname(join(dist, path)), { recursive: true })
    await writeFile(join(dist, path), await render())
  }
  return files.length
}
