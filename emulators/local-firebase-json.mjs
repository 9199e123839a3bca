/** @typedef {import('./ports.mjs').Ports} Ports */

const host = '127.0.0.1'

/**
 * The copy of firebase.json that the emulators read. It differs from the real one only by ports, by the Emulator UI, by
 * the emulators' origins in connect-src and by where the served files stand.
 * @param {Record<string, any>} real
 * @param {Ports} ports
 * @param {{ ui: boolean }} options
 */
export function localFirebaseJson(real, ports, { ui }) {
  return {
    ...real,
    firestore: { ...real['firestore'], rules: 'firestore.rules', indexes: 'firestore.indexes.json' },
    storage: { ...real['storage'], rules: 'storage.rules' },
    hosting: {
      ...real['hosting'],
      public: 'public',
      headers: real['hosting'].headers.map((/** @type {HeaderRule} */ rule) => openToEmulators(rule, ports)),
    },
    emulators: {
      hosting: { host, port: ports.hosting },
      functions: { host, port: ports.functions },
      firestore: { host, port: ports.firestore, websocketPort: ports.websocket },
      auth: { host, port: ports.auth },
      storage: { host, port: ports.storage },
      hub: { host, port: ports.hub },
      logging: { host, port: ports.logging },
      eventarc: { host, port: ports.eventarc },
      tasks: { host, port: ports.tasks },
      ui: { enabled: ui, host, port: ports.ui },
    },
  }
}

/** @typedef {{ source: string, headers: { key: string, value: string }[] }} HeaderRule */

/**
 * @param {HeaderRule} rule
 * @param {Ports} ports
 * @returns {HeaderRule}
 */
function openToEmulators(rule, ports) {
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

/**
 * What the web app asks for as /emulators.json when it runs on this machine.
 * @param {Ports} ports
 */
export function emulatorsJson(ports) {
  return {
    auth: { host, port: ports.auth },
    firestore: { host, port: ports.firestore },
    mail: { url: `http://${host}:${ports.mail}` },
  }
}
