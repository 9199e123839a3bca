import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtFiles, keepBuiltFiles } from './built-files.ts'
import { localParameters, localSecrets, toDotenv } from './functions-env.ts'
import { emulatorsJson, type FirebaseJson, localFirebaseJson } from './local-firebase-json.ts'
import { fromRoot } from './paths.ts'
import type { Ports } from './ports.ts'

/** The emulators read these again whenever they change. */
export const watchedRules = ['firestore.rules', 'storage.rules']

const copied = [...watchedRules, 'firestore.indexes.json', '.firebaserc']

interface SuiteFolderOptions {
  folder: string
  project: string
  ports: Ports
  ui: boolean
  /** The address of the site for people. */
  origin: string
  /** Whether the built pages are served; Vite serves them itself in `npm run dev`. */
  pages: boolean
  /** The address of a module that each process of the functions loads first. */
  preloaded?: string | undefined
  /** Changes the copy of firebase.json further. */
  alter?: ((json: FirebaseJson) => FirebaseJson) | undefined
}

/**
 * Lays out the folder that the emulators run in: what they serve is a copy, so that a second suite or a new build
 * disturbs nothing. Its name has no leading dot, since firebase-tools watches nothing below such a folder.
 */
export function layOutSuiteFolder(options: SuiteFolderOptions): void {
  const { folder, project, ports, origin, ui, pages, preloaded, alter = (json) => json } = options
  mkdirSync(folder, { recursive: true })
  for (const name of copied) cpSync(fromRoot(name), join(folder, name))
  const real = JSON.parse(readFileSync(fromRoot('firebase.json'), 'utf8')) as FirebaseJson
  const json = pages ? keepBuiltFiles(real, builtFiles()) : real
  writeJson(join(folder, 'firebase.json'), alter(localFirebaseJson(json, ports, { ui })))

  const served = emptyFolder(join(folder, 'public'))
  // what the functions' publisher keeps beside the folder that it publishes to
  for (const name of ['public.staged', 'public.release'])
    rmSync(join(folder, name), { recursive: true, force: true })
  if (pages) cpSync(fromRoot('web', 'dist'), served, { recursive: true })
  writeJson(join(served, 'emulators.json'), emulatorsJson(ports))

  const functions = emptyFolder(join(folder, 'functions'))
  cpSync(fromRoot('functions', 'lib'), functions, { recursive: true })
  // the renderer of an earlier build for a deployment gives way to that of these pages
  const renderer = emptyFolder(join(functions, 'publisher', 'site'))
  if (pages) cpSync(fromRoot('web', '.prerender'), renderer, { recursive: true })
  const parameters = toDotenv({
    ...localParameters(ports, origin, pages ? served : ''),
    ...(preloaded && { NODE_OPTIONS: `--import=${preloaded}` }),
  })
  for (const { codebase } of real.functions) {
    cpSync(fromRoot('functions', 'package.json'), join(functions, codebase, 'package.json'))
    writeFileSync(join(functions, codebase, `.env.${project}`), parameters)
    writeFileSync(join(functions, codebase, '.secret.local'), toDotenv(localSecrets))
  }
  // the versions that functions alone uses; all others resolve upwards
  const own = fromRoot('functions', 'node_modules')
  if (existsSync(own)) symlinkSync(own, join(functions, 'node_modules'), 'junction')
}

function emptyFolder(path: string): string {
  rmSync(path, { recursive: true, force: true })
  mkdirSync(path)
  return path
}

const writeJson = (file: string, value: object) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`)
