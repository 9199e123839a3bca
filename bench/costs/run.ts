import { writeFileSync } from 'node:fs'
import { accounts } from '../../emulators/seed/accounts.ts'
import { fillBlogs, fillUsers } from '../../emulators/seed/seed-many.ts'
import { runJob } from '../../tests/support/jobs.ts'
import { serveHere } from '../../tests/support/in-process.ts'
import type { ClientEnv } from '../../emulators/config/client-env.ts'
import { untilLive } from '../../emulators/services/wait-until-live.ts'
import { timeImports } from '../import-time.ts'
import { serveInProcess } from '../serve-api.ts'
import { publishInProcess } from '../publishing.ts'
import { tokenOf } from '../token-of.ts'
import { addUp, charge, coldStarts, type MonthlyAction, worstCaseOfFunctions } from './bill.ts'
import * as counting from './measured-events.ts'
import { DAYS, MINUTES, type Month, MONTHS } from './months.ts'
import { aboutCeiling, aboutHappenings, aboutMonths } from './tables.ts'
import { visit } from './visit.ts'

const { CHAMBER_ORIGIN: origin, CHROMIUM_PATH: browser, GCLOUD_PROJECT: project } = process.env
if (!origin || !browser) throw new Error('Run this with npm run bench.')
process.loadEnvFile(`local/bench/functions/default/.env.${project}`)

const local = await serveInProcess()
const media = await serveHere((await import('../../functions/src/media/serve-media.ts')).mediaApp)
const [post = ''] = /\/blog-details\/\w+/.exec(await (await fetch(`${origin}/blog`)).text()) ?? []
const seen = await visit(
  browser,
  ['/home', '/blog', post].map((path) => origin + path),
)
const asking = {
  origin: local.origin,
  admin: await tokenOf(origin, accounts.admin),
  team: await tokenOf(origin, accounts.team),
}
const [start = NaN] = timeImports('local/bench/functions/default/index.js')

/** A release draws 20 of 500 share cards, and the next one waits ten seconds. */
const PATIENCE_MS = 600_000
const MINUTE_MS = 60_000

/** Waits until all posts are on the site. A publisher ends after four minutes, and the job of every minute continues. */
async function untilPublished(): Promise<void> {
  const jobs = setInterval(() => void runJob('publishEveryMinute'), MINUTE_MS)
  await untilLive(process.env as ClientEnv, PATIENCE_MS).finally(() => clearInterval(jobs))
}

/** Lists the actions of a month by name, with their measured cost. */
async function actionsOf(
  month: Month,
): Promise<Record<string, MonthlyAction> & { registration: MonthlyAction }> {
  await fillUsers(month.members)
  await fillBlogs(month.posts)
  await untilPublished()
  const minute = await counting.countMinute()
  const [check, day] = [await counting.countCheck(), await counting.countDay()]
  const visited = await counting.countAsked(seen.asked, { api: local.origin, media: media.origin })
  const { id, storedBytes, ...registered } = await counting.countRegistration(asking)
  const { decision, mail } = await counting.countDecision(asking, id)
  const list = await counting.countList(asking)
  const published = publishInProcess(month.posts).counted
  stored = (storedBytes * month.members) / 1e9
  const call = { calls: 1, memory: 1 }
  const starts = { ...list, seconds: list.seconds + start / 1_000 }
  return {
    visit: {
      ...visited,
      times: month.visits,
      calls: seen.asked.length,
      memory: 1,
      gigabytes: seen.bytes / 1e9,
    },
    'cold start': { ...starts, times: coldStarts(month), calls: 0, memory: 1 },
    registration: { ...registered, times: month.registrations, ...call },
    decision: { ...decision, times: month.decisions, calls: 5, memory: 1 },
    mail: { ...mail, times: month.registrations + month.decisions, calls: 1, memory: 0.5 },
    'saved post': { ...(await counting.countPost(asking)), times: month.changes, ...call },
    '… published': { ...published, times: month.changes, ...call },
    '… read again by the API': { ...list, times: month.changes, calls: 0, memory: 1 },
    'minute without work': { ...minute, times: MINUTES, calls: 1, memory: 0.5 },
    'check each five minutes': { ...check, times: MINUTES / 5, calls: 0, memory: 0.5 },
    day: { ...day, times: DAYS, calls: 1, memory: 0.5 },
  }
}

let stored = 0
const months = []
for (const month of MONTHS) {
  const actions = await actionsOf(month)
  const bill = addUp(Object.values(actions))
  months.push({ month, actions, bill, stored, charged: charge(bill, stored) })
}
const text = [
  '# The last figures of `npm run bench -- costs`',
  aboutMonths(months, seen),
  aboutHappenings(months),
  aboutCeiling(await worstCaseOfFunctions()),
].join('\n\n')
console.log(text)
writeFileSync('bench/costs.md', `${text}\n`)
local.close()
media.close()
process.exit(0)
