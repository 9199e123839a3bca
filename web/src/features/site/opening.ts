import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { changeSitePart, openSite } from 'domain/api/site.ts'
import type { Content, ContentPart } from 'domain/content/content.ts'
import { findSamples, type OpeningPoint, pointStates } from 'domain/content/opening/opening-points.ts'
import { isSiteOpen, type OpeningDocument } from 'domain/stored/site/opening.ts'
import type { PublishedDocument } from 'domain/stored/site/published.ts'
import { useMemo } from 'react'
import { useErrorToast } from '#components/overlay/use-error-toast.ts'
import { callSignedIn } from '#lib/firebase/call-signed-in.ts'
import { useSiteParts } from '#lib/firebase/live-queries.ts'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { PART_NAMES } from './parts/parts.ts'
import { type StoredPart, toStoredPart } from './stored-part.ts'

/** How far the site is from being opened. */
export interface Opening {
  isOpen: boolean
  /** ISO 8601 UTC; '' if it is not open, or was published before sites were opened. */
  openedAt: string
  /** Since when it is closed again, and why. */
  closed: OpeningDocument['closed']
  content: Content
  states: ReturnType<typeof pointStates>
  parts: Readonly<Record<ContentPart, StoredPart>>
}

function toOpening(documents: readonly { id: string }[]): Opening {
  const find = (id: string): unknown => documents.find((document) => document.id === id)
  const opening = find('opening') as OpeningDocument | undefined
  const parts = Object.fromEntries(
    PART_NAMES.map((part) => [part, toStoredPart(part, find(part) as Record<string, unknown> | undefined)]),
  ) as Opening['parts']
  const content = Object.fromEntries(
    PART_NAMES.map((part) => [part, parts[part].content]),
  ) as unknown as Content
  return {
    isOpen: isSiteOpen(opening, find('published') as PublishedDocument | undefined),
    openedAt: opening?.openedAt ?? '',
    closed: opening?.closed,
    content,
    states: pointStates(content),
    parts,
  }
}

/** Listens to how far the site is from being opened. */
export function useOpeningPoints(session: OpenSession) {
  const heard = useSiteParts(session)
  const documents = heard.status === 'ready' ? heard.data : undefined
  const opening = useMemo(() => documents && toOpening(documents), [documents])
  return { status: heard.status, retry: heard.retry, opening }
}

/** Leaves the samples of a point out of the site. */
export function useLeaveOut({ content, parts }: Opening) {
  const { t } = useLingui()
  const showError = useErrorToast()
  return useMutation({
    mutationFn: async (point: OpeningPoint) => {
      for (const { part, fields } of findSamples(content).filter((found) => found.point === point))
        await callSignedIn(
          changeSitePart,
          { ...fields, id: part, revision: parts[part].revision },
          { about: t`Change where donations are paid` },
        )
    },
    onError: (error) => showError(error),
  })
}

/** Opens the site. */
export function useOpenSite() {
  const { t } = useLingui()
  const showError = useErrorToast()
  return useMutation({
    mutationFn: () => callSignedIn(openSite, {}, { about: t`Open the site` }),
    onError: (error) => showError(error),
  })
}
