import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { addressOf } from 'domain/api/endpoint.ts'
import { addSitePicture, changeSitePart, type StoredPart as Answer } from 'domain/api/site.ts'
import type { ContentPart } from 'domain/content/content.ts'
import { PAYMENT_FIELDS } from 'domain/content/organisation.ts'
import { useMemo, useState } from 'react'
import { callSignedIn } from '#lib/firebase/call-signed-in.ts'
import { useListVersion, useOneUser, usePublished, useSiteParts } from '#lib/firebase/live-queries.ts'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { useErrorText } from '#lib/format/use-error-text.ts'
import { CancelledError, HttpError } from '#lib/http/http.ts'
import { PART_NAMES } from './parts/parts.ts'
import { type StoredPart, toStoredPart } from './stored-part.ts'
import { toPairs } from './urdu.ts'
import type { Values } from './values.ts'
import type { EditedPart } from './use-edited-parts.ts'

export type StoredParts = Readonly<Record<ContentPart, StoredPart>>

/** Listens to every part of the website text. */
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

/** Listens to which version of the website text is stored, and which one is live. */
export const useSiteVersions = (session: OpenSession) => ({
  stored: useListVersion(session, 'site'),
  published: usePublished(session),
})

/** Returns the full name of who changed a part last; undefined where that is not known. @param uid '' for nobody */
export function useEditorName(session: OpenSession, uid: string): string | undefined {
  const user = useOneUser(session, uid || session.user.id)
  return uid && user.status === 'ready' ? user.data?.full_name : undefined
}

/** The result of the last press of Publish. */
export interface Published {
  done: readonly ContentPart[]
  /** The parts that were not published, and why. */
  failed: readonly { part: ContentPart; reason: string }[]
}

/**
 * Saves a part of the site.
 * @param about what the question for the password names. Only another account for donations, a shorter term, or the end of required codes causes that question.
 */
function savePart({ part, content, stored: { revision } }: EditedPart, about: string) {
  const sent: Values = { ...content, ur: toPairs(content) }
  return callSignedIn(changeSitePart, { ...sent, id: part, revision }, { about })
}

/** Publishes parts one by one: a part that is refused does not hold back the others. */
export function usePublish(onDone: (sent: EditedPart, answer: Answer) => void) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const [published, setPublished] = useState<Published>()
  const reasonOf = (error: unknown): string => {
    const unknown = t`We got no answer, so this may not have been published. Your text is still here. Please publish it again.`
    return error instanceof HttpError && error.status < 500 ? errorText(error) : unknown
  }
  const aboutOf = ({ part, changes }: EditedPart): string => {
    if (part === 'privacy') return t`Keep data for a shorter time`
    const isPayment = changes.some(({ path: [name] }) => PAYMENT_FIELDS.includes(String(name)))
    return isPayment ? t`Change where donations are paid` : t`Stop requiring one-time codes`
  }
  const { mutate, isPending } = useMutation({
    mutationFn: async (parts: readonly EditedPart[]) => {
      setPublished(undefined)
      const done: ContentPart[] = []
      const failed: Published['failed'][number][] = []
      for (const edited of parts) {
        try {
          const answer = await savePart(edited, aboutOf(edited))
          done.push(edited.part)
          onDone(edited, answer)
        } catch (error) {
          if (!(error instanceof CancelledError)) failed.push({ part: edited.part, reason: reasonOf(error) })
        }
      }
      setPublished({ done, failed })
    },
  })
  return { publish: mutate, isPublishing: isPending, published, forget: () => setPublished(undefined) }
}

/** Returns the address of the call that stores a picture for a part. Nobody else sees it before the part that names it is published. */
export const picturesAddress = (part: ContentPart) => addressOf(addSitePicture, { id: part })
