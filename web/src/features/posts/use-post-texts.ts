import { useLingui } from '@lingui/react/macro'
import { useTexts } from '#lib/format/texts.ts'
import type { PostKind } from './kinds.ts'
import type { PostValues } from './post-values.ts'

/** Returns the texts that differ between posts and events. */
export function usePostTexts({ name }: PostKind) {
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
          isNeeded: t`A new post needs a picture.`,
          waiting: t`You started a new post. The draft is saved on this device.`,
          deleted: t`This post has been deleted. Your text is still here. Add a picture to create it again.`,
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
          isNeeded: t`A new event needs a picture.`,
          waiting: t`You started a new event. The draft is saved on this device.`,
          deleted: t`This event has been deleted. Your text is still here. Add a picture to create it again.`,
        }
  return { ...words, messages: texts[name] }
}

/** Returns the names of the fields within a sentence. */
export function useFieldNames(): Record<keyof PostValues, string> {
  const { t } = useLingui()
  return {
    title: t`the title`,
    description: t`the description`,
    externalLink: t`the external link`,
    date: t`the date`,
    time: t`the time`,
    end_date: t`the last day`,
    end_time: t`the end time`,
    location: t`the location`,
    publishing: t`when it is published`,
    image: t`the picture`,
  }
}
