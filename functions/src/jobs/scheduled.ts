import { readFrame } from '../site/renderer.ts'
import { chooseTarget } from '../site/targets/choose-target.ts'
import { mendIndex } from '../users/mend-index.ts'
import { publishAgain } from './publish-again.ts'
import { sendWaitingMails } from './send-waiting-mails.ts'
import { sweep } from './sweep.ts'

/** Everything that runs each minute. @param now when the minute was due */
export async function runEveryMinute(now: Date): Promise<void> {
  await sweep(now)
  await sendWaitingMails(now)
  await publishAgain({ target: chooseTarget(), build: (await readFrame())?.build ?? '', now })
}

/** Everything that runs once a day. */
export async function runEveryDay(): Promise<void> {
  await mendIndex()
}
