import type { Ports } from './ports.ts'

const host = '127.0.0.1'

const EMULATORS = ['hosting', 'functions', 'auth', 'storage', 'hub', 'logging', 'eventarc', 'tasks'] as const

interface HeaderRule {
  source?: string
  headers: { key: string; value: string }[]
}

/** The parts of firebase.json that a local copy changes. */
export interface FirebaseJson {
  firestore: object
  storage: object
  functions: {
    source: string
    configDir?: string
    codebase: string
    runtime?: string
    predeploy?: string[]
  }[]
  hosting: { headers: HeaderRule[]; rewrites: object[] }
}

/**
 * Builds the copy of firebase.json that the emulators read. Only these differ: ports, the Emulator UI, the emulators'
 * origins in connect-src, and the folders of the served files and the functions.
 */
export function localFirebaseJson(real: FirebaseJson, ports: Ports, { ui }: { ui: boolean }) {
  return {
    ...real,
    firestore: { ...real.firestore, rules: 'firestore.rules', indexes: 'firestore.indexes.json' },
    storage: { ...real.storage, rules: 'storage.rules' },
    functions: real.functions.map(({ configDir: _configDir, ...each }) => ({
      ...each,
      source: `functions/${each.codebase}`,
    })),
    hosting: {
      ...real.hosting,
      public: 'public',
      headers: real.hosting.headers.map((rule) => openToEmulators(rule, ports)),
    },
    emulators: {
      ...Object.fromEntries(EMULATORS.map((name) => [name, { host, port: ports[name] }])),
      firestore: { host, port: ports.firestore, websocketPort: ports.websocket },
      ui: { enabled: ui, host, port: ports.ui },
    },
  }
}

function openToEmulators(rule: HeaderRule, ports: Ports): HeaderRule {
  const origins = [ports.auth, ports.firestore].map((port) => `http://${host}:${port}`).join(' ')
  return {
    ...rule,
    headers: rule.headers.map(({ key, value }) =>
      key === 'Content-Security-Policy'
        ? { key, value: value.replace(/connect-src [^;]*/, (sources) => `${sources} ${origins}`) }
        : { key, value },
    ),
  }
}

/** Returns the content of /emulators.json, which the web app reads on this machine. */
export const emulatorsJson = (ports: Ports) => ({
  auth: { host, port: ports.auth },
  firestore: { host, port: ports.firestore },
  mail: { url: `http://${host}:${ports.mail}` },
})
