import type { ContentPart } from 'domain/content/content.ts'
import { useMemo } from 'react'
import { useSiteParts } from '#lib/firebase/live-queries.ts'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { PART_NAMES } from './parts/parts.ts'
import { type StoredPart, toStoredPart } from './stored-part.ts'

export type StoredParts = Readonly<Record<ContentPart, StoredPart>>

/** Every part as it is stored, live. */
export function useStoredParts(session: OpenSession) {
  const heard = useSiteParts(session)
  const documents = heard.status === 'ready' ? heard.data : undefined
  const parts = useMemo(
    () =>
      documents &&
      (Object.fromEntries(
        PART_NAMES.map((part) => [
          part,
          toStoredPart(
            part,
            documents.find(({ id }) => id === part),
          ),
        ]),
      ) as StoredParts),
    [documents],
  )
  return { status: heard.status, retry: heard.retry, parts }
}
