import { randomUUID } from 'node:crypto'
import type { PlannedFile, SiteFrame } from 'domain/site.ts'
import * as logger from 'firebase-functions/logger'
import { redactedStack } from '../http/responses/handle-error.ts'
import { isWholeAsked, type Lease, type Outcome, renewLease } from './lease.ts'
import {
  type Changes,
  type Manifest,
  planChanges,
  readManifest,
  removeManifestsBut,
  saveManifest,
} from './manifest.ts'
import { PublishFailure } from './publish-failure.ts'
import type { Publishing } from './publish-site.ts'
import { readSiteData } from './read-site-data.ts'
import { renderFiles } from './render-files.ts'
import type { Renderer } from './renderer.ts'
import type { Draft } from './targets/target.ts'
import { areSame, readVersions } from './versions.ts'

/** How often what was stored meanwhile is rendered too, before a release that is out of date is made all the same. */
const ROUNDS = 3
/** So many files are rendered in about two seconds: then what stands beside the words of a page need not wait for the next release. */
const TOGETHER = 200

/**
 * Renders what its manifest says the live release lacks, and makes it live.
 * @returns what is live from now on
 * @throws PublishFailure; LeaseLost
 */
export async function makeRelease(
  publishing: Publishing,
  renderer: Renderer | undefined,
  lease: Lease,
): Promise<Outcome> {
  const { target, clock } = publishing
  if (!target || !renderer) {
    const readAt = clock.now().toISOString()
    return { versions: await readVersions(), build: '', readAt, later: 0, leftOut: [], problem: null }
  }
  const draft = await target.begin()
  try {
    return await fillAndRelease(publishing, renderer, lease, draft)
  } catch (error) {
    await draft.discard().catch((also: unknown) => logger.warn('A draft is left behind', redactedStack(also)))
    throw error
  }
}

async function fillAndRelease(
  { origin, payment, clock }: Publishing,
  { frame, planSite }: Renderer,
  { by, published }: Lease,
  draft: Draft,
): Promise<Outcome> {
  assertAssets(frame, draft)
  const kept = await readManifest(published.manifest)
  const isKnown = draft.from !== '' && draft.from === published.release && !isWholeAsked(published)
  const manifest = (isKnown && kept?.files) || unknownPages(draft)

  let stored, planned
  let rendered = 0
  let hasOwnWords = false
  for (let round = 1; ; round += 1) {
    stored = await readSiteData(clock.now(), kept?.content)
    planned = planSite(frame, { ...stored, language: 'en', origin, payment })
    const changes = planChanges(planned, manifest)
    const { files, mayWait } = choose(changes, hasOwnWords)
    const { versions } = stored
    rendered += await renderFiles(files, {
      draft,
      manifest,
      clock,
      keepLease: () => renewLease(by, clock.now()),
      isEnough: async () => mayWait && !areSame(versions, await readVersions()),
    })
    hasOwnWords ||= changes.first.length > 0
    if (files.length === 0 || round === ROUNDS || areSame(versions, await readVersions())) break
  }

  const { later, removed } = planChanges(planned, manifest)
  const { versions, readAt, leftOut } = stored
  const outcome = { versions, readAt, build: frame.build, later: later.length, leftOut, problem: null }
  if (rendered === 0 && removed.length === 0) return outcome

  for (const path of removed) manifest.delete(path)
  await removeManifestsBut(published.manifest)
  const saved = await saveManifest({ files: manifest, content: stored.content }, randomUUID())
  await renewLease(by, clock.now())
  const release = await draft.release(removed)
  return { ...outcome, release, manifest: saved, at: clock.now().toISOString() }
}

/** Pages name scripts and styles that a deployment brings: without them they would be broken. */
function assertAssets({ assets }: SiteFrame, { files }: Draft): void {
  const missing = assets.find((asset) => !files.has(asset))
  if (missing) throw new PublishFailure('build', `${missing} is not on the site.`)
}

/** What is live where no manifest tells: every page of a post or an event, none of which is as it is planned. */
const unknownPages = ({ files }: Draft): Manifest =>
  new Map(
    [...files].filter((path) => /^\/.+\/.+\.html$/.test(path)).map((path) => [path, { key: '', side: '' }]),
  )

/**
 * What is rendered for this release: own words first; what only stands beside them waits where it is much.
 * @param hasOwnWords whether own words wait in the draft already: then they do not wait for anything else
 */
function choose(
  { first, later, removed }: Changes,
  hasOwnWords: boolean,
): { files: PlannedFile[]; mayWait: boolean } {
  if (first.length + removed.length === 0) return { files: hasOwnWords ? [] : later, mayWait: true }
  const isLittle = first.length + later.length <= TOGETHER
  return { files: isLittle ? [...first, ...later] : first, mayWait: false }
}
