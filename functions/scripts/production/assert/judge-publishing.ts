import type { PublishedDocument, PublishProblem, PublishedVersions } from 'domain/stored/published.ts'
import type { Fault } from '../fault.ts'

/** Minutes within which what is saved must be on the site, even if the first attempt failed. */
const PATIENCE = 10

const TODO: Record<PublishProblem['code'], string> = {
  notPermitted:
    'Look above, under What functions may do. If nothing stands there, Google asks for a right that functions/src/roles.ts does not name: add the role of the message there, then npm run deploy.',
  content: 'Mend the document site/{part} that is named, in the Firebase console under Firestore.',
  build: 'Deploy pages and functions together (npm run deploy).',
  diskFull:
    'SITE_FOLDER is for computers at home: take it out of functions/.env.PROJECT, then npm run deploy.',
  failed:
    'Look at the log of publishSite in the console under Functions. It is tried again, at last once an hour.',
}

/**
 * Whether what is stored is live.
 * @param published `site/published`, `undefined` where there is none
 */
export function judgePublished(
  published: Partial<PublishedDocument> | undefined,
  stored: PublishedVersions,
  now: Date,
): Fault[] {
  if (!published?.readAt)
    return [
      {
        wrong: 'The site was never published: it shows what the deployment brought.',
        todo: 'Wait two minutes after the first deployment. If it stays so, look at the log of everyMinute.',
      },
    ]
  const { problem, versions, readAt, at, leftOut = [] } = published
  if (problem)
    return [
      {
        wrong: `What is on the site is of ${at || 'the deployment'}; the last attempt failed at ${problem.at}: ${problem.detail}`,
        todo: TODO[problem.code],
      },
    ]
  const isSame = (['blogs', 'events', 'comments', 'site'] as const).every(
    (kind) => versions?.[kind] === stored[kind],
  )
  if (isSame || now.getTime() - Date.parse(readAt) < PATIENCE * 60_000) return judgeLeftOut(leftOut)
  return [
    {
      wrong: `Something newer is stored than what is on the site, which was read at ${readAt}.`,
      todo: 'If you have saved nothing within the last minute, look at the log of publishSite.',
    },
  ]
}

function judgeLeftOut(leftOut: string[]): Fault[] {
  if (leftOut.length === 0) return []
  return [
    {
      wrong: `Not on the site, since a field is missing or wrong: ${leftOut.join(', ')}.`,
      todo: 'Save or delete it in the dashboard; docs/data-model.md says which fields it has to have.',
    },
  ]
}

/** Releases from which somebody may go back; each one that is kept costs its files' storage. */
const MOST_KEPT = 50

/** @param maxVersions how many Hosting keeps, `undefined` for all */
export function judgeKept(maxVersions: string | undefined): Fault[] {
  const kept = Number(maxVersions ?? 0)
  if (kept > 0 && kept <= MOST_KEPT) return []
  return [
    {
      wrong:
        'Hosting keeps every release for ever, and each change of a post is one: its storage only grows.',
      todo: 'In the Firebase console under Hosting, open the menu of the release history, Release storage settings, and keep 20.',
    },
  ]
}
