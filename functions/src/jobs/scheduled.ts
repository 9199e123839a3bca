import { nameStates } from '../inbox/name-states.ts'
import { readFrame } from '../site/renderer.ts'
import { chooseTarget } from '../site/targets/choose-target.ts'
import { compareUsers } from './compare-users.ts'
import { handleEach } from './handle-each.ts'
import { publishAgain } from './publish-again.ts'
import { sendWaitingMails } from './send-waiting-mails.ts'
import { sweep } from './sweep.ts'

/**
 * Everything that runs each minute; one that fails is logged, and keeps no other from running. Mails come last: a server that does not
 * answer may use up the minute.
 * @param now when the minute was due
 */
export async function runEveryMinute(now: Date): Promise<void> {
  await handleEach(
    [
      { id: 'The sweep', run: () => sweep(now) },
      { id: 'Publishing', run: () => publishLive(now) },
      { id: 'Sending mails', run: () => sendWaitingMails(now) },
    ],
    ({ run }) => run(),
  )
}

async function publishLive(now: Date): Promise<void> {
  await publishAgain({ target: chooseTarget(), build: (await readFrame())?.build ?? '', now })
}

/** Seconds that the daily job may take, the most that a schedule can give, and of them the comparison of users. */
export const DAILY = { seconds: 1_800, comparing: 1_500 } as const

/**
 * Everything that runs once a day; one that fails keeps no other from running.
 * @throws when one failed: the scheduler keeps how the last run ended, and the check of production tells
 */
export async function runEveryDay(): Promise<void> {
  const until = performance.now() + DAILY.comparing * 1_000
  const failed = await handleEach(
    [
      { id: 'The index of users', run: () => compareUsers(() => performance.now() < until) },
      { id: 'States of messages and offers', run: nameStates },
    ],
    ({ run }) => run(),
  )
  if (failed.length > 0) throw new Error(`Failed: ${failed.join(', ')}`)
}
