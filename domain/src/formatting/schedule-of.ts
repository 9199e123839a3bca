/** One item of an event's schedule. */
interface ScheduleItem {
  /** As written, such as 09:30. */
  time: string
  title: string
  /** The lines below it, up to the next time or blank line; '' if there are none. */
  text: string
}

const TIMED = /^((?:[01]?\d|2[0-3])[:.][0-5]\d)\s+(\S.*)$/

/**
 * Reads the schedule from an event's description: lines that begin with a time. Events have no field for it.
 * @returns the schedule, and the rest of the description
 */
export function scheduleOf(description: string): { words: string; items: ScheduleItem[] } {
  const items: ScheduleItem[] = []
  const words: string[] = []
  let open: ScheduleItem | undefined
  for (const line of description.split(/\r\n?|\n/)) {
    const [, time, title] = TIMED.exec(line.trim()) ?? []
    if (time && title) items.push((open = { time, title: title.trim(), text: '' }))
    else if (line.trim() === '') open = undefined
    if (open && !time) open.text = `${open.text}\n${line.trim()}`.trim()
    else if (!open) words.push(line)
  }
  return { words: words.join('\n').trim(), items }
}
