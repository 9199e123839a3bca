import { addressOf } from 'domain/api/endpoint.ts'
import { pictureIdIn } from 'domain/formatting/text-pictures.ts'
import { useFormikContext } from 'formik'
import { useState } from 'react'
import type { UploadPicture } from '#components/editor/picture-box.tsx'
import { sendPicture } from '#lib/firebase/send-picture.ts'
import { useErrorText } from '#lib/format/use-error-text.ts'
import type { Post, PostKind } from '../kinds.ts'
import type { PostValues } from '../post-values.ts'

/** Returns what sends pictures for the text of a post. A new post will have the id for which the first one was sent. */
export function useTextPictures(kind: PostKind, post: Post | undefined): UploadPicture {
  const { values } = useFormikContext<PostValues>()
  const formatError = useErrorText()
  const [newId] = useState(() => crypto.randomUUID().replaceAll('-', '').slice(0, 20))
  return async (file, options) => {
    const written = { description: values.description, format: 'markdown' } as const
    const id = post?.id ?? pictureIdIn(written, kind.name) ?? newId
    try {
      const { image, width, height } = await sendPicture(addressOf(kind.addPicture, { id }), file, options)
      return { address: image, width, height }
    } catch (error) {
      throw new Error(formatError(error), { cause: error })
    }
  }
}
