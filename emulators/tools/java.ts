import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { Failure } from '../process/failure.ts'

/** The oldest version that firebase-tools accepts. */
const OLDEST = 21

const executable = process.platform === 'win32' ? 'java.exe' : 'java'

export interface Java {
  /** Its path. */
  java: string
  version: number
  /** Where it was found, for the output. */
  from: string
}

/** Reads the major version that `java -version` prints: 25 of "25.0.1", 8 of "1.8.0_402" */
export function parseJavaVersion(output: string): number | undefined {
  const found = /version "(?:1\.)?(\d+)/.exec(output)
  return found ? Number(found[1]) : undefined
}

/**
 * Finds the first Java that is new enough, in JAVA_HOME, PATH and the usual folders.
 * @param installed folders that hold one JDK each
 * @throws {Failure} if there is none
 */
export function findJava(env: NodeJS.ProcessEnv = process.env, installed = installedJdks()): Java {
  const folders = (env['PATH'] ?? '').split(delimiter).filter(Boolean)
  const home = env['JAVA_HOME']
  const candidates = [
    ...(home ? [{ java: join(home, 'bin', executable), from: 'JAVA_HOME' }] : []),
    ...folders.map((folder) => ({ java: join(folder, executable), from: 'PATH' })),
    ...installed.map((folder) => ({ java: join(folder, 'bin', executable), from: folder })),
  ]
  for (const { java, from } of candidates) {
    const version = existsSync(java) ? versionOf(java) : undefined
    if (version !== undefined && version >= OLDEST) return { java, version, from }
  }
  throw new Failure(missingJava)
}

const missingJava = `No Java ${OLDEST} or newer was found in JAVA_HOME, on PATH or among the installed ones: install one, then try again.
  Debian, Ubuntu:  sudo apt-get install openjdk-${OLDEST}-jre-headless   (or temurin-${OLDEST}-jre from adoptium.net)
  macOS:           brew install --cask temurin
  Windows:         winget install EclipseAdoptium.Temurin.${OLDEST}.JRE`

function versionOf(java: string): number | undefined {
  const { stderr } = spawnSync(java, ['-version'], { encoding: 'utf8', timeout: 10_000 })
  return parseJavaVersion(stderr ?? '')
}

/** Lists the JDK folders of Debian, Fedora, macOS and Windows. */
function installedJdks(): string[] {
  const windows = process.env['ProgramFiles'] ?? 'C:\\Program Files'
  return [
    ...inside('/usr/lib/jvm'),
    ...inside('/Library/Java/JavaVirtualMachines').map((folder) => join(folder, 'Contents', 'Home')),
    '/opt/homebrew/opt/openjdk',
    '/usr/local/opt/openjdk',
    ...['Eclipse Adoptium', 'Java', 'Microsoft'].flatMap((maker) => inside(join(windows, maker))),
  ]
}

/** Lists the folders in a folder, newest first as far as names tell. */
function inside(folder: string): string[] {
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).toSorted().toReversed()
  return names.map((name) => join(folder, name))
}
