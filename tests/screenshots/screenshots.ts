import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fromRoot, localFolder } from '../../emulators/config/paths.ts'
import { say, step } from '../../emulators/process/progress.ts'
import { runCommand } from '../../emulators/process/run-command.ts'
import { addressesIn, picturesOn } from './addresses.ts'
import { takeOfficePictures } from './office-pictures.ts'
import { takeScreenshots } from './take-screenshots.ts'
import { seedSuite, startSuite } from '../../emulators/services/suite.ts'
import { waitUntilLive } from '../../emulators/services/wait-until-live.ts'
import { build } from '../../emulators/tools/build.ts'
import { obtainChromium } from '../../emulators/tools/chromium.ts'
import { findJava } from '../../emulators/tools/java.ts'

// with the word `office`, only the pictures of docs/office.md are taken, which are kept in git
const isForOffice = process.argv.includes('office')
const pictures = join(localFolder('screenshots'), 'pictures')

await runCommand({
  name: 'npm run screenshots',
  folder: localFolder('screenshots'),
  interrupted: 1,
  async work(processes) {
    const java = findJava()
    const chromium = await obtainChromium(processes, 'headless')
    await build(processes, { pages: true })
    const suite = { name: 'screenshots', project: 'demo-chamber-screenshots', java } as const
    const { env, folder } = await startSuite(processes, suite)
    await seedSuite(processes, env)
    await waitUntilLive(env)
    if (isForOffice) {
      const office = fromRoot('docs', 'office')
      await step('Taking the pictures of docs/office.md', (note) =>
        takeOfficePictures(chromium, { origin: env.CHAMBER_ORIGIN, folder: office, note }),
      )
      say(`Look at them in ${office}`)
      return 0
    }
    // pictures of a previous run would be mistaken for current ones
    rmSync(pictures, { recursive: true, force: true })
    const site = join(folder, 'public')
    const addresses = addressesIn(site)
    // one after the other: the emulator would start a process for each simultaneous request
    await step('Fetching the pictures', async () => {
      for (const picture of picturesOn(site, addresses)) await fetch(env.CHAMBER_ORIGIN + picture)
    })
    await step('Taking screenshots', (note) =>
      takeScreenshots(chromium, {
        origin: env.CHAMBER_ORIGIN,
        addresses,
        folder: pictures,
        note,
      }),
    )
    say(`Look at them in ${pictures}`)
    return 0
  },
})
