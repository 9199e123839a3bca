import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dotenv, localParameters, localSecrets } from './functions-env.mjs'
import { emulatorsJson, localFirebaseJson } from './local-firebase-json.mjs'
import { fromRoot } from './paths.mjs'

/** The emulators read these again whenever they change. */
export const watchedRules = ['firestore.rules', 'storage.rules']

const copied = [...watchedRules, 'firestore.indexes.json', '.firebaserc']

/**
 * Lays out the folder that the emulators run in: what they serve is a copy, so that a second suite or a new build
 * disturbs nothing. Its name has no leading dot, since firebase-tools watches nothing below such a folder.
 * @param {object} options
 * @param {string} options.folder
 * @param {string} options.project
 * @param {import('./ports.mjs').Ports} options.ports
 * @param {boolean} options.ui
 * @param {string} options.origin where a person opens the site
 * @param {(json: Record<string, any>) => object} options.alter what else the copy of firebase.json has
 * @param {boolean} options.pages whether the built pages are served; Vite serves them itself in `npm run dev`
 */
export function layOutSuiteFolder({ folder, project, ports, origin, ui, pages, alter }) {
  mkdirSync(folder, { recursive: true })
  for (const name of copied) cpSync(fromRoot(name), join(folder, name))
  const real = JSON.parse(readFileSync(fromRoot('firebase.json'), 'utf8'))
  writeJson(join(folder, 'firebase.json'), alter(localFirebaseJson(real, ports, { ui })))

  const served = join(folder, 'public')
  rmSync(served, { recursive: true, force: true })
  mkdirSync(served)
  if (pages) cpSync(fromRoot('web', 'dist'), served, { recursive: true })
  writeJson(join(served, 'emulators.json'), emulatorsJson(ports))

  const functions = join(folder, 'functions')
  rmSync(functions, { recursive: true, force: true })
  mkdirSync(functions)
  cpSync(fromRoot('functions', 'package.json'), join(functions, 'package.json'))
  cpSync(fromRoot('functions', 'lib'), join(functions, 'lib'), { recursive: true })
  linkPackages(join(functions, 'node_modules'))
  writeFileSync(join(functions, `.env.${project}`), dotenv(localParameters(ports, origin)))
  writeFileSync(join(functions, '.secret.local'), dotenv(localSecrets))
}

/** @param {string} link the versions that functions alone uses; all others resolve upwards */
function linkPackages(link) {
  const own = fromRoot('functions', 'node_modules')
  if (existsSync(own)) symlinkSync(own, link, 'junction')
}

/**
 * @param {string} file
 * @param {object} value
 */
const writeJson = (file, value) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`)
