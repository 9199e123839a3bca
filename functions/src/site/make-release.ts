import { randomUUID } from 'node:crypto'
import { FILE_FOLDER } from 'domain/files/office-file.ts'
import { pageRedirects } from 'domain/pages/page.ts'
import { CARD_FOLDER } from 'domain/share-card.ts'
import type { PlannedFile, SiteFrame } from 'domain/site.ts'
import { areSame } from 'domain/stored/site/published.ts'
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
import { PublishFailure } from './targets/publish-failure.ts'
import type { Publishing } from './publish-site.ts'
import { DRAWN_AT_ONCE, openCards } from './cards/card-files.ts'
import { planOfficeFiles } from './office-files.ts'
import { readSiteData } from './read-site-data.ts'
import { renderFiles } from './render-files.ts'
import type { Renderer } from './renderer.ts'
import type { Clock } from './targets/clock.ts'
import type { Draft, GoOn } from './targets/target.ts'
import { readVersions } from './versions.ts'

/** How often newer changes are rendered too, before an outdated release is made anyway. */
const ROUNDS = 3
/** Milliseconds after which the lease is renewed. */
const RENEWED = 15_000
/** Milliseconds before the deadline in which side bars wait for the next release, so that this one is made. */
const LAST = 60_000
/** Files that render in about two seconds. Up to this number, side bars need not wait for the next release. */
const TOGETHER = 200

/**
 * Renders what the live release lacks according to its manifest, and makes it live.
 * @param deadline in milliseconds since 1970, after which no step begins
 * @returns the new outcome
 * @throws PublishFailure; LeaseLost
 */
export async function makeRelease(
  publishing: Publishing,
  renderer: Renderer | undefined,
  lease: Lease,
  deadline: number,
): Promise<Outcome> {
  const { target, clock } = publishing
  if (!target || !renderer) {
    const readAt = clock.now().toISOString()
    return { versions: await readVersions(), build: '', readAt, later: 0, leftOut: [], problem: null }
  }
  const goOn = keepLease(lease.by, clock, deadline)
  const draft = await target.begin(goOn)
  const isLate = () => clock.now().getTime() > deadline - LAST
  try {
    return await fillAndRelease(publishing, renderer, lease, { draft, goOn, isLate })
  } catch (error) {
    await draft.discard().catch((also: unknown) => logger.warn('A draft is left behind', redactedStack(also)))
    throw error
  }
}

/** Returns what each step asks before it begins. */
function keepLease(by: string, clock: Clock, deadline: number): GoOn {
  let renewed = clock.now().getTime()
  return async () => {
    const now = clock.now()
    if (now.getTime() > deadline) throw new PublishFailure('interrupted', 'It took too long.')
    if (now.getTime() - renewed < RENEWED) return
    renewed = now.getTime()
    await renewLease(by, now)
  }
}

interface Steps {
  draft: Draft
  goOn: GoOn
  /** Returns whether there is only time to release what is rendered. */
  isLate: () => boolean
}

async function fillAndRelease(
  { origin, payment, clock }: Publishing,
  { frame, planSite, planCards }: Renderer,
  { by, published }: Lease,
  { draft, goOn, isLate }: Steps,
): Promise<Outcome> {
  assertAssets(frame, draft)
  const known = await readManifest(published.manifest)
  const isKnown = draft.from !== '' && draft.from === published.release && !isWholeAsked(published)
  const manifest = (isKnown && known?.files) || unknownPages(draft)

  const cards = await openCards()
  let stored, planned, wanted, cardFiles, officeFiles
  // a request for all pages wants what is stored now, also if it was changed by hand
  const { comments, ...rest } = known ?? {}
  let live = isWholeAsked(published) || !comments ? rest : { ...rest, comments }
  let room = DRAWN_AT_ONCE
  let rendered = 0
  let hasOwnWords = false
  for (let round = 1; ; round += 1) {
    stored = await readSiteData(clock.now(), live)
    live = { ...live, comments: stored.keptComments }
    const site = { ...stored, language: 'en' as const, origin, payment }
    wanted = await planCards(site)
    cardFiles = cards.plan(wanted, room)
    room -= cardFiles.drawn
    officeFiles = await planOfficeFiles(stored.files)
    const pages = planSite(frame, { ...site, cards: cardFiles.ofPages })
    planned = [...pages, ...cardFiles.files, ...officeFiles.files]
    const changes = planChanges(planned, manifest)
    const { files, mayWait } = choose(changes, hasOwnWords)
    const { versions } = stored
    rendered += await renderFiles(files, {
      draft,
      manifest,
      goOn,
      isEnough: async () => mayWait && (isLate() || !areSame(versions, await readVersions())),
    })
    hasOwnWords ||= changes.first.length > 0
    if (files.length === 0 || round === ROUNDS || isLate()) break
    if (areSame(versions, await readVersions())) break
  }

  const { later, removed } = planChanges(planned, manifest)
  const { versions, readAt, leftOut } = stored
  const outcome = {
    versions,
    readAt,
    build: frame.build,
    later: later.length + cardFiles.waiting,
    leftOut: [...leftOut, ...officeFiles.leftOut],
    problem: null,
  }
  if (rendered === 0 && removed.length === 0) return outcome

  for (const path of removed) manifest.delete(path)
  await removeManifestsBut(published.manifest)
  const saved = await saveManifest(
    { files: manifest, content: stored.content, comments: stored.keptComments },
    randomUUID(),
  )
  await renewLease(by, clock.now())
  const release = await draft.release(removed, pageRedirects(stored.pages ?? []), frame.build)
  await cards.removeBut(wanted)
  return { ...outcome, release, manifest: saved, at: clock.now().toISOString() }
}

/** Checks that the scripts and styles of the deployment are live. Pages without them would be broken. */
function assertAssets({ assets }: SiteFrame, { files, from }: Draft): void {
  const missing = assets.find((asset) => !files.has(asset))
  if (missing) throw new PublishFailure('build', `${missing} is not on the site.`, from)
}

/** Builds a manifest if none is known: pages in folders, share cards and the office's files, all of them outdated. */
const unknownPages = ({ files }: Draft): Manifest =>
  new Map(
    [...files]
      .filter(
        (path) =>
          /^\/.+\/.+\.html$/.test(path) ||
          [CARD_FOLDER, FILE_FOLDER].some((folder) => path.startsWith(folder)),
      )
      .map((path) => [path, { key: '', side: '' }]),
  )

/**
 * Chooses what to render for this release: changed pages first. Changed side bars wait if there are many.
 * @param hasOwnWords whether the draft has changed pages already, which must not wait for anything else
 */
function choose(
  { first, later, removed }: Changes,
  hasOwnWords: boolean,
): { files: PlannedFile<string | Buffer>[]; mayWait: boolean } {
  if (first.length + removed.length === 0) return { files: hasOwnWords ? [] : later, mayWait: true }
  const isLittle = first.length + later.length <= TOGETHER
  return { files: isLittle ? [...first, ...later] : first, mayWait: false }
}
