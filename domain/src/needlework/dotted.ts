import { THREAD } from './drawing.ts'

/**
 * The path of holes in fewer letters: holes side by side are one line, to be drawn in dots a thread apart. It ends a little
 * behind its last dot.
 */
export function dotted(holes: string): string {
  const at = [...holes.matchAll(/M(\d+) (\d+)h0/g)].map(([, x, y]) => [Number(x), Number(y)] as const)
  let d = ''
  let [penX, penY] = [0, 0]
  for (let n = 0; n < at.length; n += 1) {
    const [x, y] = at[n]!
    let last = n
    while (at[last + 1]?.[1] === y && at[last + 1]?.[0] === x + (last + 1 - n) * THREAD) last += 1
    const drawn = (last - n) * THREAD + 1
    d += `m${x - penX} ${y - penY}h${drawn}`
    penX = x + drawn
    penY = y
    n = last
  }
  return d
}
