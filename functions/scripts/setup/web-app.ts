import { finish, type Operation, orUndefined } from '../../src/cloud/google-api.ts'
import { hostingSite } from '../production/read/project-files.ts'
import type { Change, Setup, Step } from './step.ts'

const FIREBASE = 'firebase.googleapis.com/v1beta1'
const HOSTING = 'firebasehosting.googleapis.com/v1beta1'

interface WebApp {
  /** `projects/p/webApps/1:1:web:1` */
  name: string
  appId: string
}

/** The web app of the pages, its key, and its link with Hosting, which tells the pages which project they belong to. */
export const webApp: Step = {
  title: 'Web app',
  look: async (setup) => {
    const { project, callGoogle, pause } = setup
    const apps = `${FIREBASE}/projects/${project}/webApps`
    const app = await firstApp(setup)
    const changes: Change[] = []
    if (!app)
      changes.push({
        what: 'Add a web app',
        make: () =>
          finish(FIREBASE, callGoogle<Operation>(apps, { displayName: project }), callGoogle, pause),
      })
    if (!app || (await keyOf(setup, app)) !== setup.parameters()['WEB_API_KEY'])
      changes.push({
        what: `Write its key into functions/.env.${project}`,
        make: async () => setup.setParameters({ WEB_API_KEY: await keyOf(setup, await madeApp(setup)) }),
      })
    const sites = `${HOSTING}/projects/${project}/sites`
    const id = hostingSite(project, setup.parameters())
    const site = await orUndefined(callGoogle<{ appId?: string }>(`${sites}/${id}`))
    if (!site)
      changes.push({
        what: 'Create the site in Hosting for it',
        make: async () => {
          await callGoogle(`${sites}?siteId=${id}`, { appId: (await madeApp(setup)).appId })
        },
      })
    else if (!site.appId)
      changes.push({
        what: 'Link it with the site in Hosting',
        make: async () => {
          const body = { appId: (await madeApp(setup)).appId }
          await callGoogle(`${sites}/${id}?updateMask=appId`, body, 'PATCH')
        },
      })
    return { found: app?.appId ?? 'none', changes }
  },
}

async function firstApp({ project, callGoogle }: Setup): Promise<WebApp | undefined> {
  const { apps = [] } = await callGoogle<{ apps?: WebApp[] }>(`${FIREBASE}/projects/${project}/webApps`)
  return apps[0]
}

async function madeApp(setup: Setup): Promise<WebApp> {
  const app = await firstApp(setup)
  if (!app) throw new Error('The web app that was made is not in the list. Run this command again.')
  return app
}

const keyOf = async ({ callGoogle }: Setup, { name }: WebApp): Promise<string> =>
  (await callGoogle<{ apiKey: string }>(`${FIREBASE}/${name}/config`)).apiKey
