import { createServer } from 'node:net'

/** Everything of the suite that listens, by the name that firebase.json gives it where it has one. */
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

/** @typedef {Record<keyof typeof startPorts, number>} Ports */

/** Each has a set of its own, so that they run side by side. */
const shifts = { start: 0, test: 10_000, bench: 20_000 }

/**
 * @param {keyof typeof shifts} suite
 * @returns {Ports}
 */
export function preferredPorts(suite) {
  return /** @type {Ports} */ (
    Object.fromEntries(Object.entries(startPorts).map(([name, port]) => [name, port + shifts[suite]]))
  )
}

/**
 * Replaces each port that is taken by the next free one.
 * @param {Ports} preferred
 * @param {(port: number) => Promise<boolean>} isFree
 * @returns {Promise<{ ports: Ports, moved: string[] }>} and one line for each that moved
 */
export async function choosePorts(preferred, isFree = portIsFree) {
  const ports = { ...preferred }
  const moved = []
  for (const name of /** @type {(keyof Ports)[]} */ (Object.keys(preferred))) {
    const others = Object.entries(ports).flatMap(([other, port]) => (other === name ? [] : [port]))
    while (others.includes(ports[name]) || !(await isFree(ports[name]))) ports[name] += 1
    if (ports[name] !== preferred[name]) {
      moved.push(`Port ${preferred[name]} (${name}) is taken; using ${ports[name]}.`)
    }
  }
  return { ports, moved }
}

/**
 * On this machine's own address and on all of them: macOS holds 5000 on the latter only.
 * @param {number} port
 */
export async function portIsFree(port) {
  return (await listens({ port, host: '127.0.0.1' })) && (await listens({ port }))
}

/**
 * @param {import('node:net').ListenOptions} options
 * @returns {Promise<boolean>}
 */
function listens(options) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(options, () => server.close(() => resolve(true)))
  })
}
