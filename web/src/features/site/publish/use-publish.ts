import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { changeSitePart, type StoredPart } from 'domain/api/site.ts'
import type { ContentPart } from 'domain/content/content.ts'
import { useState } from 'react'
import { callSignedIn } from '#lib/firebase/call-signed-in.ts'
import { HttpError, serverMessage } from '#lib/http.ts'
import { useTexts } from '#lib/format/texts.ts'
import type { EditedPart } from '../use-edited-parts.ts'

/** What became of the last press. */
export interface Published {
  done: readonly ContentPart[]
  /** What was said of the parts that did not go out. */
  failed: readonly { part: ContentPart; said: string }[]
}

const send = ({ part, content, stored: { revision } }: EditedPart) =>
  callSignedIn(changeSitePart, { ...content, id: part, revision })

/** Stores parts, each by itself: one that is refused keeps only itself back. */
export function usePublish(onDone: (sent: EditedPart, answered: StoredPart) => void) {
  const { t } = useLingui()
  const texts = useTexts()
  const [published, setPublished] = useState<Published>()
  const whyNot = (error: unknown): string => {
    if (!(error instanceof HttpError) || error.status >= 500)
      return t`We got no answer, so this may not have been published. Your text is still here. Please publish it again.`
    return serverMessage(error.body) ?? texts.server.failed
  }
  const { mutate, isPending } = useMutation({
    mutationFn: async (parts: readonly EditedPart[]) => {
      setPublished(undefined)
      const done: ContentPart[] = []
      const failed: Published['failed'][number][] = []
      for (const edited of parts) {
        try {
          const answered = await send(edited)
          done.push(edited.part)
          onDone(edited, answered)
        } catch (error) {
          failed.push({ part: edited.part, said: whyNot(error) })
        }
      }
      setPublished({ done, failed })
    },
  })
  return { publish: mutate, isPublishing: isPending, published, forget: () => setPublished(undefined) }
}
