/** Returns a generator of numbers in [0, 1), with the same sequence for the same seed everywhere: FNV-1a into mulberry32. */
export const randomFrom = (seed: string) => {
  let h = 2166136261
  for (const c of seed) h = Math.imul(h ^ c.charCodeAt(0), 16777619)
  return () => {
    h = (h + 0x6d2b79f5) | 0
    let t = Math.imul(h ^ (h >>> 15), 1 | h)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** Chooses from lists that are never empty; a value listed twice is twice as likely. */
export const pickerFrom =
  (random: () => number) =>
  <T>(list: readonly T[]) =>
    list[Math.floor(random() * list.length)] as T
