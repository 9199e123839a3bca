import { type HealthCode, type HealthProblem, problemsOf } from 'domain/office/health.ts'
import type { HealthDocument } from 'domain/stored/site/health.ts'
import type { Fault } from '../fault.ts'

const MINUTELY = 'npx firebase functions:log --only everyMinute'
const DAILY = 'npx firebase functions:log --only everyDay'

/** What has a check of its own, which knows more. */
const ELSEWHERE = ['publishing', 'accounts', 'files'] as const
type Elsewhere = (typeof ELSEWHERE)[number]
const isElsewhere = (code: HealthCode): code is Elsewhere => (ELSEWHERE as readonly string[]).includes(code)

/** Says what is wrong and what to do. */
const FAULTS: Record<Exclude<HealthCode, Elsewhere>, (problem: HealthProblem) => Fault> = {
  paused: ({ since, reason }) => ({
    wrong: `Publishing is paused since ${since}: ${reason}`,
    todo: 'When the reason is gone, press Resume and publish on the first view of the dashboard.',
  }),
  check: ({ since }) => ({ wrong: `Nothing was checked since ${since}.`, todo: MINUTELY }),
  address: ({ since }) => ({
    wrong: `The functions cannot open the site's own address since ${since}.`,
    todo: 'Open it in a browser. SITE_ORIGIN in functions/.env.PROJECT must be that address; the Hosting page of the Firebase console shows its DNS records.',
  }),
  certificate: ({ count }) => ({
    wrong: `The certificate of the site's own address ends in ${count} days.`,
    todo: 'Hosting renews it by itself a month before. Correct the DNS records that the Hosting page of the Firebase console asks for, a CAA record too.',
  }),
  backup: ({ since }) => ({
    wrong: since ? `The last backup is of ${since}.` : 'No backup is known.',
    todo: 'npx firebase firestore:backups:list and npx firebase firestore:backups:schedules:list show whether there is one. The functions need the role of `npm run setup` to see it.',
  }),
  mails: ({ count }) => ({
    wrong: `${count} ${count === 1 ? 'e-mail was' : 'e-mails were'} not sent, or perhaps not.`,
    todo: 'Open Overview in the dashboard: its list of e-mails gives each reason. Correct SMTP_… in functions/.env.PROJECT or the password of the mailbox, then send them again there.',
  }),
  retries: ({ count }) => ({
    wrong: `${count} ${count === 1 ? 'e-mail waits' : 'e-mails wait'} after failed attempts of half an hour or more.`,
    todo: 'Open Overview in the dashboard: its list of e-mails gives each reason. Correct SMTP_… in functions/.env.PROJECT or the password of the mailbox. The website tries again by itself.',
  }),
  claims: ({ since }) => ({
    wrong: `Claims of a user do not follow a decision since ${since}.`,
    todo: MINUTELY,
  }),
  intents: ({ since }) => ({ wrong: `Interrupted work is not finished since ${since}.`, todo: MINUTELY }),
  daily: ({ since, steps }) => ({
    wrong:
      steps.length > 0
        ? `The daily job of ${since} could not finish: ${steps.join(', ')}.`
        : `The daily job ${since ? `ended last at ${since}` : 'has never ended'}.`,
    todo: DAILY,
  }),
  shards: ({ since, count }) => ({
    wrong: `The daily job of ${since} could not compare ${count} of the shards of the users' index.`,
    todo: DAILY,
  }),
}

/** Reports what the dashboard reports. @param health `site/health`, `undefined` where there is none */
export function healthFaults(health: HealthDocument | undefined, now: Date): Fault[] {
  if (!health)
    return [
      {
        wrong: 'Nothing was checked yet.',
        todo: `Wait two minutes after the first deployment. If it stays so: ${MINUTELY}`,
      },
    ]
  return problemsOf(health, now).flatMap((problem) =>
    isElsewhere(problem.code) ? [] : [FAULTS[problem.code](problem)],
  )
}
