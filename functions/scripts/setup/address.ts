import { hostingSite } from '../production/read/project-files.ts'
import type { Setup, Step } from './step.ts'

/** The address of the site, with which links in mails begin. */
export const address: Step = {
  title: 'Address of the site',
  look: async (setup) => {
    const there = setup.parameters()['SITE_ORIGIN']
    if (there) return { found: there, changes: [] }
    const make = async () => setup.setParameters({ SITE_ORIGIN: await askAddress(setup) })
    return { found: 'not known', changes: [{ what: 'Ask for it', make }] }
  },
}

async function askAddress({ ask, say, project, parameters }: Setup): Promise<string> {
  const site = hostingSite(project, parameters())
  for (;;) {
    const typed = await ask(`    The address, such as www.your-chamber.example (Enter: ${site}.web.app): `)
    const host = (typed || `${site}.web.app`).replace(/^https?:\/\//, '').replace(/\/+$/, '')
    if (/^([a-z0-9-]+\.)+[a-z]{2,}$/.test(host)) return `https://${host}`
    say('    An address has only small letters, digits, hyphens and dots. Type it again.')
  }
}
