import type { ContentPart } from 'domain/content/content.ts'
import { toShown } from 'domain/content/formatted/formatted-texts.ts'
import { picturesIn } from 'domain/content/pictures.ts'
import { useEffect, useRef, useState } from 'react'
import { withOwnPictures } from '#components/editor/own-pictures.ts'
import type { UploadPicture } from '#components/editor/picture-box.tsx'
import { sendPicture } from '#lib/firebase/send-picture.ts'
import { usePrivatePictures } from '#lib/firebase/use-private-picture.ts'
import { useTexts } from '#lib/format/texts.ts'
import { useErrorText } from '#lib/format/use-error-text.ts'
import { picturesAddress } from './api.ts'
import type { EditedPart, Parts } from './use-edited-parts.ts'
import { mapTexts, type Values } from './values.ts'

/** A picture that is being sent, or could not be. */
interface Upload {
  part: ContentPart
  file: File
  /** The picture that it replaces. */
  before: string
  /** Of the bytes sent, 0 to 100. */
  percent: number
  /** Why it could not be sent; undefined while it is being sent. */
  failure: string | undefined
}

interface Uploads {
  /** By the mark that the form holds until there is an address, so that its item can be moved or closed. */
  underWay: Readonly<Record<string, Upload>>
  /** Local URLs of the chosen pictures, by mark and then by address. */
  own: Readonly<Record<string, string>>
  /** Starts sending. @returns the mark that takes the place of `before` */
  begin: (part: ContentPart, file: File, before: string) => string
  /** Sends it again after a failure. */
  again: (mark: string) => void
  /** Cancels it, and puts the former picture back. */
  stop: (mark: string) => void
  /** Sends a picture for a text of a part. */
  upload: (part: ContentPart, ...sent: Parameters<UploadPicture>) => ReturnType<UploadPicture>
}

const MARK = 'sending:'

/** Returns whether a text of a form is the mark of a picture that has no address yet. */
const isMark = (text: string): boolean => text.startsWith(MARK)

const put = (change: Parts['change'], part: ContentPart, from: string, to: string) =>
  change(part, (content) => mapTexts(content, (text) => (text === from ? to : text)))

/** Sends pictures as soon as they are chosen, while the user goes on typing. */
export function useUploads(change: Parts['change']): Uploads {
  const { forms } = useTexts()
  const errorText = useErrorText()
  const [underWay, setUnderWay] = useState<Uploads['underWay']>({})
  const [own, setOwn] = useState<Uploads['own']>({})
  const requests = useRef(new Map<string, AbortController>())
  const urls = useRef<string[]>([])
  useEffect(() => {
    const [begun, made] = [requests.current, urls.current]
    return () => {
      begun.forEach((request) => request.abort())
      made.forEach((url) => URL.revokeObjectURL(url))
    }
  }, [])

  const note = (mark: string, patch: Partial<Upload> | undefined) =>
    setUnderWay(({ [mark]: upload, ...others }) =>
      upload && patch ? { ...others, [mark]: { ...upload, ...patch } } : others,
    )
  const send = async (mark: string, { part, file }: Upload, url: string) => {
    const request = new AbortController()
    requests.current.set(mark, request)
    try {
      const { image: address } = await sendPicture(picturesAddress(part), file, {
        onProgress: (percent) => note(mark, { percent }),
        signal: request.signal,
      })
      // shown locally until it is fetched
      setOwn((before) => ({ ...before, [address]: url }))
      put(change, part, mark, address)
      note(mark, undefined)
    } catch (error) {
      if (request.signal.aborted) return
      note(mark, { failure: errorText(error, { failed: forms.failed, unreachable: forms.failed }) })
    }
  }
  return {
    underWay,
    own,
    begin: (part, file, before) => {
      const mark = `${MARK}${crypto.randomUUID()}`
      const url = URL.createObjectURL(file)
      urls.current.push(url)
      const upload = { part, file, before, percent: 0, failure: undefined }
      setOwn((others) => ({ ...others, [mark]: url }))
      setUnderWay((others) => ({ ...others, [mark]: upload }))
      void send(mark, upload, url)
      return mark
    },
    again: (mark) => {
      const upload = underWay[mark]
      if (!upload) return
      note(mark, { percent: 0, failure: undefined })
      void send(mark, upload, own[mark] ?? '')
    },
    upload: async (part, file, options) => {
      try {
        const { image, width, height } = await sendPicture(picturesAddress(part), file, options)
        return { address: image, width, height }
      } catch (error) {
        throw new Error(errorText(error), { cause: error })
      }
    },
    stop: (mark) => {
      requests.current.get(mark)?.abort()
      const upload = underWay[mark]
      if (!upload) return
      put(change, upload.part, mark, upload.before)
      note(mark, undefined)
    },
  }
}

/** What picture fields need. */
export interface Pictures extends Pick<Uploads, 'underWay' | 'again' | 'stop'> {
  /** Starts sending. @returns the mark that the field holds until the picture is stored */
  begin: (file: File, before: string) => string
  /** Returns a URL that shows what a field holds; '' where there is none. */
  srcOf: (value: string) => string
  /** Sends a picture for a text. */
  upload: UploadPicture
}

const addressesIn = (values: Values) =>
  picturesIn({ ...values, format: 'markdown' }).map(({ address }) => address)

/** Returns the pictures of a part for its form and its preview. Unpublished ones are fetched with the token. */
export function usePictures({ part, stored, content }: EditedPart, uploads: Uploads) {
  const { underWay, own, again, stop } = uploads
  const published = new Set(addressesIn(stored.base))
  const unseen = addressesIn(content).filter((address) => !published.has(address) && !own[address])
  const fetched = usePrivatePictures(unseen)
  const srcOf = (value: string) => own[value] ?? (published.has(value) ? value : fetched[value]) ?? ''
  const pictures: Pictures = {
    underWay,
    again,
    stop,
    srcOf,
    begin: (file, before) => uploads.begin(part, file, before),
    upload: (file, options) => uploads.upload(part, file, options),
  }
  const written = toShown<Values>(part, { ...content, format: 'markdown' }, (html) =>
    withOwnPictures(html, srcOf),
  )
  const shown = mapTexts(written, (text) => (isMark(text) || text.startsWith('/media/') ? srcOf(text) : text))
  return { pictures, shown }
}
