import { REGION } from 'domain/place.ts'
import { orUndefined } from '../../src/cloud/google-api.ts'
import { containerImageFaults, type Repository } from '../production/assert/container-images.ts'
import { keptFaults } from '../production/assert/publishing.ts'
import { hostingSite } from '../production/read/project-files.ts'
import { type Change, type Setup, type Step, Stop } from './step.ts'

const HOSTING = 'firebasehosting.googleapis.com/v1beta1'

/** Sets how many releases Hosting keeps: not all, since each change of a post is one. */
export const releases: Step = {
  title: 'Releases kept by Hosting',
  look: async ({ project, callGoogle, parameters }) => {
    const address = `${HOSTING}/sites/${hostingSite(project, parameters())}/config`
    const { maxVersions } = await callGoogle<{ maxVersions?: string }>(address)
    if (keptFaults(maxVersions).length === 0) return { found: `${maxVersions}`, changes: [] }
    const make = async () => {
      await callGoogle(`${address}?updateMask=maxVersions`, { maxVersions: '20' }, 'PATCH')
    }
    return { found: 'all', changes: [{ what: 'Keep 20', make }] }
  },
}

/** Deletes the build images of earlier deployments after a day, with the policy that the deployment tool sets too. */
export const containerImages: Step = {
  title: 'Images of old deployments',
  look: async ({ project, callGoogle }) => {
    const name = `projects/${project}/locations/${REGION}/repositories/gcf-artifacts`
    const address = `artifactregistry.googleapis.com/v1/${name}`
    const repository = await orUndefined(callGoogle<Repository>(address))
    if (containerImageFaults(REGION, repository).length === 0) return { found: 'are deleted', changes: [] }
    const id = 'firebase-functions-cleanup'
    const policy = { id, action: 'DELETE', condition: { tagState: 'ANY', olderThan: '86400s' } }
    const cleanupPolicies = { ...repository?.cleanupPolicies, [id]: policy }
    const make = async () => {
      const fields = 'cleanupPolicies,cleanupPolicyDryRun'
      const body = { name, cleanupPolicies, cleanupPolicyDryRun: false }
      await callGoogle(`${address}?updateMask=${fields}`, body, 'PATCH')
    }
    return { found: 'are kept for ever', changes: [{ what: 'Delete them after a day', make }] }
  },
}

interface CustomDomain {
  hostState?: string
  cert?: { state?: string }
  requiredDnsUpdates?: { desired?: { records?: { domainName?: string; type?: string; rdata?: string }[] }[] }
}

/** How long to wait for the domain, in attempts with growing pauses: some 15 minutes. */
const LOOKS = 12

/** The address of the site, and the same without `www`, which leads to it. */
export const domain: Step = {
  title: 'Domain',
  look: async (setup) => {
    const host = new URL(setup.parameters()['SITE_ORIGIN'] ?? '').host
    if (host === `${hostingSite(setup.project, setup.parameters())}.web.app`)
      return { found: `${host} needs none`, changes: [] }
    const connecting: Change[] = []
    const waiting: Change[] = []
    for (const name of [host, ...(host.startsWith('www.') ? [host.slice(4)] : [])]) {
      const there = await orUndefined(setup.callGoogle<CustomDomain>(addressOf(setup, name)))
      const redirect = name === host ? {} : { redirectTarget: host }
      if (!there)
        connecting.push({
          what: `Connect ${name}${name === host ? '' : `, which leads to ${host}`}`,
          make: async () => {
            await setup.callGoogle(`${domainsOf(setup)}?customDomainId=${name}`, redirect)
          },
        })
      if (!isConnected(there)) waiting.push({ what: `Wait for ${name}`, make: () => waitFor(setup, name) })
    }
    const changes = [...connecting, ...waiting]
    return { found: changes.length > 0 ? 'not connected' : `${host} is connected`, changes }
  },
}

const domainsOf = ({ project, parameters }: Setup) =>
  `${HOSTING}/projects/${project}/sites/${hostingSite(project, parameters())}/customDomains`

const addressOf = (setup: Setup, name: string) => `${domainsOf(setup)}/${name}`

const isConnected = (there: CustomDomain | undefined): boolean =>
  there?.hostState === 'HOST_ACTIVE' && there.cert?.state === 'CERT_ACTIVE'

async function waitFor(setup: Setup, name: string): Promise<void> {
  let shown = ''
  for (let look = 0; look < LOOKS; look += 1) {
    // one that was connected a moment ago may not be found yet
    const there = await orUndefined(setup.callGoogle<CustomDomain>(addressOf(setup, name)))
    if (isConnected(there)) return
    const records = (there?.requiredDnsUpdates?.desired ?? []).flatMap((set) => set.records ?? [])
    const lines = records.map(({ domainName, type, rdata }) => `        ${domainName}   ${type}   ${rdata}`)
    if (lines.length > 0 && lines.join('\n') !== shown) {
      shown = lines.join('\n')
      setup.say(`    Type these records where you bought the name, and remove its other A, AAAA and CNAME records:
${shown}`)
    }
    await setup.pause(Math.min(5000 * 2 ** look, 120_000))
  }
  throw new Stop(
    `Google does not see the records of ${name} yet.`,
    'Type them where you bought the name. Some hours later run this command again; it goes on here.',
  )
}
