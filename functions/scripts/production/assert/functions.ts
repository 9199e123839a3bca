import type { Fault } from '../fault.ts'

/** A function in the format of Cloud Functions' API (v2). */
export interface DeployedFunction {
  /** `projects/p/locations/europe-west1/functions/api` */
  name: string
  state?: string
  /** When it was deployed first, ISO 8601 UTC. */
  createTime?: string
  buildConfig?: { runtime?: string }
  labels?: Record<string, string>
  /** What starts it, unless that is a request. */
  eventTrigger?: object
  serviceConfig?: {
    maxInstanceRequestConcurrency?: number
    serviceAccountEmail?: string
    environmentVariables?: Record<string, string>
    secretEnvironmentVariables?: { secret: string; version: string }[]
  }
}

/** A function that this project's code exports. */
export interface WantedFunction {
  id: string
  region: string
  concurrency: number
  /** The account as which it runs: the part of its address before the @. */
  account: string
}

const DEPLOY = 'npm run deploy (if it stops halfway, once more after five minutes)'

/** Returns the command that deploys one function. Unnamed, firebase-tools skips a function with the same code and parameters. */
const deployAlone = (id: string) => `${DEPLOY}. If it stays so: npm run deploy -- --only functions:${id}`

/** Checks that exactly the functions of this project are deployed, with their settings. */
export function functionsFaults(
  wanted: WantedFunction[],
  runtime: string,
  deployed: DeployedFunction[],
): Fault[] {
  const faults: Fault[] = []
  const expect = (fine: boolean, wrong: string, todo: string) => void (fine || faults.push({ wrong, todo }))
  const places = deployed.map((each) => ({ ...each, ...decodeCursor(each) }))
  for (const { id, region, concurrency, account } of wanted) {
    const found = places.find((each) => each.id === id && each.region === region)
    if (!found) {
      faults.push({ wrong: `The function ${id} is not deployed in ${region}.`, todo: DEPLOY })
      continue
    }
    expect(found.state === 'ACTIVE', `The function ${id} is ${found.state ?? 'in no state'}.`, DEPLOY)
    const runs = found.serviceConfig?.maxInstanceRequestConcurrency ?? 1
    expect(
      runs === concurrency,
      `The function ${id} takes ${runs} requests at once instead of ${concurrency}.`,
      deployAlone(id),
    )
    const [runsAs = ''] = found.serviceConfig?.serviceAccountEmail?.split('@') ?? []
    expect(runsAs === account, `The function ${id} runs as ${runsAs} instead of ${account}.`, deployAlone(id))
    const built = found.buildConfig?.runtime ?? 'nothing'
    expect(
      built === runtime,
      `The function ${id} runs on ${built}, and was tested on ${runtime}.`,
      deployAlone(id),
    )
  }
  for (const { id, region } of places)
    expect(
      wanted.some((each) => each.id === id && each.region === region),
      `The function ${id} in ${region} is not part of this version, but still runs with its permissions.`,
      `npx firebase functions:delete ${id} --region ${region}`,
    )
  return faults
}

const decodeCursor = ({ name }: DeployedFunction) => {
  const [, , , region = '', , id = ''] = name.split('/')
  return { id, region }
}
