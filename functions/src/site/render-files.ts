import { setImmediate as othersFirst } from 'node:timers/promises'
import type { PlannedFile } from 'domain/site.ts'
import type { Clock } from './targets/clock.ts'
import type { Manifest } from './manifest.ts'
import type { Draft } from './targets/target.ts'

/** Files that are in memory at once. */
const BATCH = 50
/** Bytes of a file that ends its batch, so that never two large ones are in memory. No page is so large. */
const LARGE = 512 * 1024
/** Milliseconds after which the lease is renewed. */
const RENEWED = 15_000

interface Rendering {
  draft: Draft
  /** Gets every file that the draft has. */
  manifest: Manifest
  keepLease: () => Promise<void>
  /** Asked between batches: whether the rest can wait. */
  isEnough: () => Promise<boolean>
  clock: Clock
}

async function render({ path, render: make }: PlannedFile<string | Buffer>): Promise<string | Buffer> {
  try {
    return await make()
  } catch (cause) {
    throw new Error(`${path}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
}

/** Renders files into a draft, in batches. @returns how many */
export async function renderFiles(
  files: readonly PlannedFile<string | Buffer>[],
  rendering: Rendering,
): Promise<number> {
  const { draft, manifest, keepLease, isEnough, clock } = rendering
  let renewed = clock.now().getTime()
  let done = 0
  while (done < files.length) {
    const rendered = []
    for (const file of files.slice(done, done + BATCH)) {
      const content = await render(file)
      rendered.push({ path: file.path, content })
      await othersFirst()
      if (content.length > LARGE) break
    }
    await draft.put(rendered)
    const batch = files.slice(done, done + rendered.length)
    done += rendered.length
    for (const { path, key, side } of batch) manifest.set(path, { key, side })
    if (clock.now().getTime() - renewed > RENEWED) {
      await keepLease()
      renewed = clock.now().getTime()
    }
    if (await isEnough()) return done
  }
  return files.length
}
