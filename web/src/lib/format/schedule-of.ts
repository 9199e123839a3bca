/** One part of the day of an event. */
export interface ScheduleItem {
  /** As it was written, such as 09:30. */
  time: string
  title: string
  /** The lines below it, to the next time or the next blank line; '' where there are none. */
  text: string
}

const TIMED = /^((?:[01]?\d|2[0-3])[:.][0-5]\d)\s+(\S.*)$/

/**
 * The schedule in a description: lines that begin with a time. An event has no field for it, and offices write it so.
 * @returns those, and the other words of the description
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
