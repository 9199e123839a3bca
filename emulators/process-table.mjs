import { execFileSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'

/**
 * A process as the system knows it. `started` tells it from a later one that was given the same id.
 * @typedef {{ pid: number, parent: number, started: string, command: string }} Process
 */

/** @returns {Process[]} every process that we may see */
export function processTable() {
  if (process.platform === 'linux') return linuxTable()
  if (process.platform === 'win32') return windowsTable()
  return parsePs(execFileSync('ps', ['-axo', 'pid=,ppid=,lstart=,command='], { encoding: 'utf8' }))
}

function linuxTable() {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
        return parseStat(readFileSync(`/proc/${name}/stat`, 'utf8'), command)
      } catch {
        return [] // ended between the listing and the look
      }
    })
}

/**
 * @param {string} stat `/proc/PID/stat`, whose second field may itself hold spaces and brackets
 * @param {string} command
 * @returns {Process[]} nothing for one that has ended and only waits to be collected
 */
export function parseStat(stat, command) {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  if (fields[0] === 'Z') return []
  return [{ pid: parseInt(stat, 10), parent: Number(fields[1]), started: String(fields[19]), command }]
}

/**
 * @param {string} output of `ps -axo pid=,ppid=,lstart=,command=`
 * @returns {Process[]}
 */
export function parsePs(output) {
  return output.split('\n').flatMap((line) => {
    const found = /^\s*(\d+)\s+(\d+)\s+((?:\S+\s+){4}\S+)\s+(.*)$/.exec(line)
    if (!found) return []
    return [
      {
        pid: Number(found[1]),
        parent: Number(found[2]),
        started: String(found[3]).replace(/\s+/g, ' '),
        command: String(found[4]),
      },
    ]
  })
}

function windowsTable() {
  const query =
    'Get-CimInstance Win32_Process | ForEach-Object { "$($_.ProcessId)`t$($_.ParentProcessId)`t$($_.CreationDate.Ticks)`t$($_.CommandLine)" }'
  const output = execFileSync('powershell.exe', ['-NoProfile', '-Command', query], { encoding: 'utf8' })
  return output.split(/\r?\n/).flatMap((line) => {
    const [pid, parent, started = '', command = ''] = line.split('\t')
    return pid ? [{ pid: Number(pid), parent: Number(parent), started, command }] : []
  })
}

/**
 * @param {number[]} pids
 * @param {Process[]} table
 * @returns {Process[]} every process that descends from one of them, children before grandchildren
 */
export function descendants(pids, table) {
  const children = table.filter((entry) => pids.includes(entry.parent) && !pids.includes(entry.pid))
  if (children.length === 0) return []
  return [
    ...children,
    ...descendants(
      children.map((child) => child.pid),
      table,
    ),
  ]
}
