import { useLingui } from '@lingui/react/macro'
import type { PageLink } from 'domain/stored/page.ts'
import { useTexts } from '#lib/format/texts.ts'
import type { PostKind } from './kinds.ts'
import type { PostValues } from './post-values.ts'

/** Returns the texts that differ between posts, events and pages of the office. */
export function usePostTexts({ name }: PostKind) {
  const { t } = useLingui()
  const texts = useTexts()
  const words = {
    blogs: {
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
    },
    events: {
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
    },
    pages: {
      management: t`Pages`,
      list: t`Pages`,
      search: t`Search pages`,
      searching: t`Search pages...`,
      add: t`Add page`,
      edit: t`Edit page`,
      loading: t`Loading pages...`,
      none: t`No pages yet. Add your first page.`,
      isNeeded: '',
      waiting: t`You started a new page. The draft is saved on this device.`,
      deleted: t`This page has been deleted. Your text is still here. Save it to create the page again.`,
    },
  }
  return { ...words[name], messages: texts[name] }
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
    name: t`the name in the address`,
    linked_in: t`the link`,
    files: t`the downloads`,
    publishing: t`when it is published`,
    image: t`the picture`,
    ur_title: t`the title in Urdu`,
    ur_description: t`the description in Urdu`,
    ur_location: t`the location in Urdu`,
  }
}

/** Returns what the office calls the places that link a page. */
export function useLinkNames(): Record<PageLink, string> {
  const { t } = useLingui()
  return { none: t`No link`, footer: t`Footer`, about: t`About Us` }
}
