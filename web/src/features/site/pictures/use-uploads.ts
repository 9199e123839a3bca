import type { ContentPart } from 'domain/content/content.ts'
import type { PicturedPart } from 'domain/content/pictures.ts'
import { useEffect, useRef, useState } from 'react'
import { HttpError, serverMessage } from '#lib/http.ts'
import { useTexts } from '#lib/format/texts.ts'
import type { Parts } from '../use-edited-parts.ts'
import { mapTexts } from '../values.ts'
import { sendPicture } from './send-picture.ts'

/** A picture that is being sent, or could not be. */
export interface Upload {
  part: PicturedPart
  file: File
  /** What stood in its place. */
  before: string
  /** Of the bytes sent, 0 to 100. */
  percent: number
  /** Why it did not arrive; undefined while it is on its way. */
  failure: string | undefined
}

export interface Uploads {
  /** By the mark that stands in the form until there is an address: wherever its item is moved to, and whether it is open or not. */
  underWay: Readonly<Record<string, Upload>>
  /** Where this page itself has what was chosen, by mark and then by address. */
  own: Readonly<Record<string, string>>
  /** @returns the mark, to stand where `before` stood */
  begin: (part: PicturedPart, file: File, before: string) => string
  /** Sends once more what did not arrive. */
  again: (mark: string) => void
  /** Gives it up: what stood there before stands there again. */
  stop: (mark: string) => void
}

const MARK = 'sending:'

/** Whether a text of a form stands for a picture that has no address yet. */
export const isMark = (text: string): boolean => text.startsWith(MARK)

const put = (change: Parts['change'], part: ContentPart, from: string, to: string) =>
  change(part, (content) => mapTexts(content, (text) => (text === from ? to : text)))

/** Sends pictures as soon as they are chosen, while whoever chose them writes on. */
export function useUploads(change: Parts['change']): Uploads {
  const texts = useTexts()
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

  const note = (mark: string, news: Partial<Upload> | undefined) =>
    setUnderWay(({ [mark]: upload, ...others }) =>
      upload && news ? { ...others, [mark]: { ...upload, ...news } } : others,
    )
  const send = async (mark: string, { part, file }: Upload, url: string) => {
    const request = new AbortController()
    requests.current.set(mark, request)
    try {
      const address = await sendPicture(part, file, {
        onProgress: (percent) => note(mark, { percent }),
        signal: request.signal,
      })
      // shown from here until it is fetched anew
      setOwn((before) => ({ ...before, [address]: url }))
      put(change, part, mark, address)
      note(mark, undefined)
    } catch (error) {
      if (request.signal.aborted) return
      const said = error instanceof HttpError ? serverMessage(error.body) : undefined
      note(mark, { failure: said ?? texts.forms.failed })
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
    stop: (mark) => {
      requests.current.get(mark)?.abort()
      const upload = underWay[mark]
      if (!upload) return
      put(change, upload.part, mark, upload.before)
      note(mark, undefined)
    },
  }
}
