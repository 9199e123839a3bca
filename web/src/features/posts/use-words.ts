import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { loadToasts } from '#components/overlay/toasts.tsx'
import { HttpError, serverMessage } from '#lib/http.ts'
import { useTexts } from '#lib/format/texts.ts'
import type { PostKind } from './kinds.ts'
import type { PostValues } from './editor/post-values.ts'

/** What is said of posts and of events in different words. */
export function useWords({ name }: PostKind) {
  const { t } = useLingui()
  const texts = useTexts()
  const words =
    name === 'blogs'
      ? {
          management: t`Blog Management`,
          list: t`Blogs`,
          search: t`Search posts`,
          searching: t`Search posts...`,
          add: t`Add New Blog`,
          edit: t`Edit Blog`,
          loading: t`Loading blogs...`,
          none: t`No blogs found. Create your first blog!`,
          waiting: t`You started a new post. The draft is saved on this device.`,
          gone: t`This post has been deleted. Your text is still here. Add a picture to create it again.`,
        }
      : {
          management: t`Event Management`,
          list: t`Events`,
          search: t`Search events`,
          searching: t`Search events...`,
          add: t`Add New Event`,
          edit: t`Edit Event`,
          loading: t`Loading events...`,
          none: t`No events found. Create your first event!`,
          waiting: t`You started a new event. The draft is saved on this device.`,
          gone: t`This event has been deleted. Your text is still here. Add a picture to create it again.`,
        }
  return { ...words, said: texts[name] }
}

/** What the fields of a post are called within a sentence. */
export function useFieldNames(): Record<keyof PostValues, string> {
  const { t } = useLingui()
  return {
    title: t`the title`,
    description: t`the description`,
    externalLink: t`the external link`,
    date: t`the date`,
    time: t`the time`,
    location: t`the location`,
    is_published: t`the visibility`,
    image: t`the picture`,
  }
}

/** What to say of a failure: the server's own words first. @returns a function of the error and of what is said otherwise */
export function useMessageOf() {
  const { server } = useTexts()
  // what will be said without a connection must be here before it is lost
  useEffect(() => void loadToasts(), [])
  return (error: unknown, otherwise: string): string =>
    error instanceof HttpError ? (serverMessage(error.body) ?? otherwise) : server.unreachable
}
