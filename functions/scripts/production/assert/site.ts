import type { SiteAnswer } from '../site-api.ts'
import type { Fault } from '../fault.ts'

/** A page, a list of the API and the configuration of the dashboard. */
interface SiteAnswers {
  page: SiteAnswer
  list: SiteAnswer
  config: SiteAnswer
}

/** Checks that visitors get pages and data through Hosting. */
export function siteFaults(
  project: string,
  webApiKey: string | undefined,
  { page, list, config }: SiteAnswers,
): Fault[] {
  const faults: Fault[] = []
  const expect = (fine: boolean, wrong: string, todo: string) => void (fine || faults.push({ wrong, todo }))
  expect(
    page.status === 200 && page.text.includes('<main'),
    `The first page is answered with ${page.status}.`,
    'npm run deploy -- --only hosting',
  )
  expect(
    list.status === 200 && Array.isArray(parsed(list.text)),
    list.status === 403
      ? 'The functions refuse visitors (403): your organisation forbids public functions.'
      : `The list of posts is answered with ${list.status}.`,
    list.status === 403
      ? 'docs/deploy-reference.md, When something does not work: "The functions refuse visitors".'
      : 'npx firebase functions:log --only api says why.',
  )
  const { projectId, apiKey } = (parsed(config.text) ?? {}) as { projectId?: string; apiKey?: string }
  expect(
    config.status === 200 && projectId === project && apiKey !== undefined,
    'Hosting does not tell the pages which project they belong to: nobody can sign in.',
    'In the Firebase console open Project settings, General, Your apps, and link the web app to Hosting; then npm run deploy -- --only hosting',
  )
  expect(
    !apiKey || !webApiKey || apiKey === webApiKey,
    'WEB_API_KEY is not the key of the web app that Hosting names.',
    `Write WEB_API_KEY="${apiKey}" into functions/.env.${project}, then npm run deploy`,
  )
  return faults
}

/**
 * Checks that the site's own address shows the pages of this site, of the build that the functions publish.
 * @param page `undefined` where nothing answers
 * @param build of the live pages as `site/published` names it; '' if nothing was published
 */
export function addressFaults(origin: string, page: SiteAnswer | undefined, build: string): Fault[] {
  if (page?.status !== 200 || !page.text.includes('<main'))
    return [
      {
        wrong: `${origin} ${answerOf(page)}.`,
        todo: 'Connect the domain under Hosting in the Firebase console, and wait until it says Connected. SITE_ORIGIN in functions/.env.PROJECT has to be this address.',
      },
    ]
  if (build === '' || page.text.includes(`"build":"${build}"`)) return []
  return [
    {
      wrong: `${origin} shows another build than the functions publish.`,
      todo: 'Deploy pages and functions together (npm run deploy). If it stays so, the domain is connected to another site.',
    },
  ]
}

function answerOf(page: SiteAnswer | undefined): string {
  if (!page) return 'does not answer'
  return page.status === 200 ? 'shows no page of this site' : `is answered with ${page.status}`
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
