import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { Failure } from './failure.mjs'

/** firebase-tools refuses an older one. */
const oldest = 21

const executable = process.platform === 'win32' ? 'java.exe' : 'java'

/**
 * @param {string} output of `java -version`
 * @returns {number | undefined} the major version: 25 of "25.0.1", 8 of "1.8.0_402"
 */
export function parseJavaVersion(output) {
  const found = /version "(?:1\.)?(\d+)/.exec(output)
  return found ? Number(found[1]) : undefined
}

/**
 * The first Java of JAVA_HOME, PATH and the distribution's installed ones that is new enough.
 * @param {NodeJS.ProcessEnv} env
 * @param {string[]} installed folders that hold one JDK each
 * @returns {{ java: string, version: number, from: string }}
 */
export function findJava(env = process.env, installed = installedJdks()) {
  const candidates = [
    ...(env['JAVA_HOME'] ? [{ java: join(env['JAVA_HOME'], 'bin', executable), from: 'JAVA_HOME' }] : []),
    ...(env['PATH'] ?? '')
      .split(delimiter)
      .filter(Boolean)
      .map((folder) => ({ java: join(folder, executable), from: 'PATH' })),
    ...installed.map((home) => ({ java: join(home, 'bin', executable), from: home })),
  ]
  for (const { java, from } of candidates) {
    const version = existsSync(java) ? versionOf(java) : undefined
    if (version !== undefined && version >= oldest) return { java, version, from }
  }
  throw new Failure(missingJava)
}

const missingJava = `No Java ${oldest} or newer was found in JAVA_HOME, on PATH or among the installed ones: install one, then try again.
  Debian, Ubuntu:  sudo apt-get install openjdk-${oldest}-jre-headless   (or temurin-${oldest}-jre from adoptium.net)
  macOS:           brew install --cask temurin
  Windows:         winget install EclipseAdoptium.Temurin.${oldest}.JRE`

/** @param {string} java */
function versionOf(java) {
  const { stderr } = spawnSync(java, ['-version'], { encoding: 'utf8', timeout: 10_000 })
  return parseJavaVersion(stderr ?? '')
}

/** @returns {string[]} the JDK folders of Debian and its like, Fedora, macOS and Windows */
function installedJdks() {
  const windows = process.env['ProgramFiles'] ?? 'C:\\Program Files'
  return [
    ...inside('/usr/lib/jvm'),
    ...inside('/Library/Java/JavaVirtualMachines').map((folder) => join(folder, 'Contents', 'Home')),
    '/opt/homebrew/opt/openjdk',
    '/usr/local/opt/openjdk',
    ...inside(join(windows, 'Eclipse Adoptium')),
    ...inside(join(windows, 'Java')),
    ...inside(join(windows, 'Microsoft')),
  ]
}

/**
 * @param {string} folder
 * @returns {string[]} newest first, as far as names tell
 */
function inside(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .sort()
    .reverse()
    .map((name) => join(folder, name))
}
