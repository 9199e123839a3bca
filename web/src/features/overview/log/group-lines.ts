import { formatTime, today } from 'domain/dates.ts'
import type { AuditLine } from 'domain/stored/audit.ts'

/** Lines of one person with the same action in the same hour, the latest first. */
export interface LineGroup {
  /** Id of its latest line. */
  id: string
  /** YYYY-MM-DD. */
  day: string
  lines: readonly [AuditLine, ...AuditLine[]]
}

/** Groups lines of the log, the latest first, in the order of their latest line. Visitors are not one person. */
export function groupLines(lines: readonly AuditLine[]): LineGroup[] {
  const groups = new Map<string, [AuditLine, ...AuditLine[]]>()
  for (const line of lines) {
    const hour = formatTime(line.at, 'en').slice(0, 2)
    const isAlone = line.actor === 'visitor'
    const key = [today(new Date(line.at)), hour, line.actor, line.action, isAlone && line.id].join(' ')
    const group = groups.get(key)
    if (group) group.push(line)
    else groups.set(key, [line])
  }
  return [...groups.values()].map((group) => ({
    id: group[0].id,
    day: today(new Date(group[0].at)),
    lines: group,
  }))
}
