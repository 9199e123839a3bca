import { createServer, type ListenOptions } from 'node:net'

/** The listening parts of a suite, by their name in firebase.json if they have one. */
const startPorts = {
  hosting: 5000,
  functions: 5001,
  firestore: 8080,
  websocket: 9150,
  auth: 9099,
  storage: 9199,
  hub: 4400,
  logging: 4500,
  eventarc: 9299,
  tasks: 9499,
  ui: 4000,
  mail: 1080,
  smtp: 1025,
  vite: 5173,
}

export type Ports = typeof startPorts

/** The suites. Each has its own ports, so that they run side by side. */
const shifts = { start: 0, test: 10_000, bench: 20_000, screenshots: 30_000, upgrade: 40_000 }

export type SuiteName = keyof typeof shifts

const namesOf = (ports: Ports) => Object.keys(ports) as (keyof Ports)[]

/** Returns the ports that a suite prefers. */
export function preferredPorts(suite: SuiteName): Ports {
  const ports = { ...startPorts }
  for (const name of namesOf(ports)) ports[name] += shifts[suite]
  return ports
}

/**
 * Replaces each port that is taken by the next free one.
 * @returns the ports, and one line for each that moved
 */
export async function choosePorts(preferred: Ports, isFree = portIsFree) {
  const ports = { ...preferred }
  const moved: string[] = []
  for (const name of namesOf(ports)) {
    const others = namesOf(ports).flatMap((other) => (other === name ? [] : [ports[other]]))
    while (others.includes(ports[name]) || !(await isFree(ports[name]))) ports[name] += 1
    if (ports[name] !== preferred[name]) {
      moved.push(`Port ${preferred[name]} (${name}) is taken; using ${ports[name]}.`)
    }
  }
  return { ports, moved }
}

/** Tries 127.0.0.1 and all addresses: macOS uses port 5000 on the latter only. */
export const portIsFree = async (port: number): Promise<boolean> =>
  (await canListen({ port, host: '127.0.0.1' })) && (await canListen({ port }))

function canListen(options: ListenOptions): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(options, () => server.close(() => resolve(true)))
  })
}
