import { setImmediate as othersFirst } from 'node:timers/promises'
import type { PlannedFile } from 'domain/site.ts'
import type { Manifest } from './manifest.ts'
import type { Draft, GoOn, RenderedFile } from './targets/target.ts'

/** Files of a batch: one call of Hosting names as many. */
const BATCH = 1_000
/** Bytes that end a batch, since they are in memory until it is stored. */
const BATCH_BYTES = 16 * 1024 * 1024
/** Bytes of a file that ends its batch, so that never two large ones are in memory. No page is so large. */
const LARGE = 512 * 1024
/** Files after which it asks whether the rest can wait. */
const LOOK = 50

interface Rendering {
  draft: Draft
  /** Gets every file that the draft has. */
  manifest: Manifest
  goOn: GoOn
  /** Returns whether the rest can wait. */
  isEnough: () => Promise<boolean>
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
  { draft, manifest, goOn, isEnough }: Rendering,
): Promise<number> {
  let batch: RenderedFile[] = []
  let bytes = 0
  const store = async () => {
    if (batch.length === 0) return
    await draft.put(batch)
    batch = []
    bytes = 0
  }
  for (const [n, file] of files.entries()) {
    const content = await render(file)
    batch.push({ path: file.path, content })
    manifest.set(file.path, { key: file.key, side: file.side })
    bytes += content.length
    await othersFirst()
    await goOn()
    if (batch.length === BATCH || bytes >= BATCH_BYTES || content.length > LARGE) await store()
    if ((n + 1) % LOOK > 0 || !(await isEnough())) continue
    await store()
    return n + 1
  }
  await store()
  return files.length
}
