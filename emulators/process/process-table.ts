import { execFileSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'

/** A row of the system's process table. */
export interface ProcessEntry {
  pid: number
  parent: number
  /** Distinguishes it from a later process with the same id. */
  started: string
}

/** Lists the visible processes. */
export function processTable(): ProcessEntry[] {
  if (process.platform === 'linux') return linuxTable()
  if (process.platform === 'win32') return windowsTable()
  return parsePs(execFileSync('ps', ['-axo', 'pid=,ppid=,lstart='], { encoding: 'utf8' }))
}

function linuxTable(): ProcessEntry[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        return parseStat(readFileSync(`/proc/${name}/stat`, 'utf8'))
      } catch {
        return [] // ended between the listing and the look
      }
    })
}

/**
 * Reads a process of Linux.
 * @param stat `/proc/PID/stat`, whose second field may itself hold spaces and brackets
 * @returns nothing for a process that has ended and only waits to be collected
 */
export function parseStat(stat: string): ProcessEntry[] {
  const [state, parent, ...others] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  if (state === 'Z') return []
  return [{ pid: parseInt(stat, 10), parent: Number(parent), started: String(others[17]) }]
}

/** Reads the processes of macOS. @param output of `ps -axo pid=,ppid=,lstart=` */
export function parsePs(output: string): ProcessEntry[] {
  return output.split('\n').flatMap((line) => {
    const [pid, parent, ...started] = line.trim().split(/\s+/)
    return pid ? [{ pid: Number(pid), parent: Number(parent), started: started.join(' ') }] : []
  })
}

function windowsTable(): ProcessEntry[] {
  const query =
    'Get-CimInstance Win32_Process | ForEach-Object { "$($_.ProcessId) $($_.ParentProcessId) $($_.CreationDate.Ticks)" }'
  return parsePs(execFileSync('powershell.exe', ['-NoProfile', '-Command', query], { encoding: 'utf8' }))
}

/** Returns the processes of an earlier table that still run. */
export function stillAlive(former: ProcessEntry[]): ProcessEntry[] {
  const started = new Map(processTable().map((entry) => [entry.pid, entry.started]))
  return former.filter((entry) => started.get(entry.pid) === entry.started)
}

/** Returns all descendants of these processes, children before grandchildren. */
export function descendants(pids: number[], table: ProcessEntry[]): ProcessEntry[] {
  const children = table.filter((entry) => pids.includes(entry.parent) && !pids.includes(entry.pid))
  if (children.length === 0) return []
  return [
    ...children,
    ...descendants(
      children.map(({ pid }) => pid),
      table,
    ),
  ]
}
