import { unpublishedSince } from 'domain/office/health.ts'
import {
  areSame,
  type PublishedDocument,
  type PublishProblem,
  type PublishedVersions,
} from 'domain/stored/site/published.ts'
import type { Fault } from '../fault.ts'

/** Minutes within which a change must be on the site, even if the first attempt failed. */
const PATIENCE = 10

const TODO: Record<PublishProblem['code'], string> = {
  notPermitted:
    'Look above, under Accounts of the functions. If nothing is wrong there, functions/src/service-accounts.ts lacks a role. Add the role of the message there, then npm run deploy.',
  content: 'Correct the document site/{part} that is named, in the Firebase console under Firestore.',
  build: 'Deploy pages and functions together (npm run deploy).',
  diskFull: 'SITE_FOLDER is for local use only: remove it from functions/.env.PROJECT, then npm run deploy.',
  interrupted:
    'The function was stopped, or took longer than seven minutes. Look at the log of publishSite in the console under Functions.',
  failed:
    'Look at the log of publishSite in the console under Functions. It tries again, at least once an hour.',
}

/**
 * Checks that the stored data is live.
 * @param published `site/published`, `undefined` where there is none
 */
export function publishedFaults(
  published: Partial<PublishedDocument> | undefined,
  stored: PublishedVersions,
  now: Date,
): Fault[] {
  if (!published?.readAt)
    return [
      {
        wrong: 'The site was never published. It shows the pages of the deployment.',
        todo: 'Wait two minutes after the first deployment. If it stays so: npx firebase functions:log --only publishEveryMinute',
      },
    ]
  const { problem, versions, readAt, at, leftOut = [], paused } = published
  if (problem)
    return [
      {
        wrong: `The site shows the state of ${at || 'the deployment'}. The last attempt failed at ${problem.at}: ${problem.detail}`,
        todo: TODO[problem.code],
      },
    ]
  if (unpublishedSince(published, '', now))
    return [
      {
        wrong: `Nobody publishes the site since ${readAt}. It is published each night, also without a change.`,
        todo: 'Show the log to a developer: npx firebase functions:log --only publishEveryMinute,publishSite',
      },
    ]
  const isSame = versions !== undefined && areSame(versions, stored)
  // the check of what the dashboard reports says so
  if (paused || isSame || now.getTime() - Date.parse(readAt) < PATIENCE * 60_000)
    return leftOutFaults(leftOut)
  return [
    {
      wrong: `The site is older than the stored data. It was read at ${readAt}.`,
      todo: 'If you have saved nothing within the last minute, look at the log of publishSite.',
    },
  ]
}

function leftOutFaults(leftOut: string[]): Fault[] {
  if (leftOut.length === 0) return []
  return [
    {
      wrong: `Not on the site, because a field is missing or wrong: ${leftOut.join(', ')}.`,
      todo: 'Save or delete it in the dashboard; docs/data-model.md lists its fields.',
    },
  ]
}

/** The most releases to keep. Each one costs storage. */
const MOST_KEPT = 50

/** Checks how many releases Hosting keeps. @param maxVersions `undefined` for all */
export function keptFaults(maxVersions: string | undefined): Fault[] {
  const kept = Number(maxVersions ?? 0)
  if (kept > 0 && kept <= MOST_KEPT) return []
  return [
    {
      wrong:
        'Hosting keeps every release for ever. Each change of a post is a release, so storage only grows.',
      todo: 'In the Firebase console under Hosting, open the menu of the release history, Release storage settings, and keep 20.',
    },
  ]
}
