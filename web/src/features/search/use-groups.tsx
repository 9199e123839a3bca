import { useLingui } from '@lingui/react/macro'
import { formatDay, formatInstant } from 'domain/dates.ts'
import { type Actor, can } from 'domain/permissions.ts'
import { shownStatus } from 'domain/status.ts'
import { comparable, referenceOf } from 'domain/values/comparable.ts'
import { isCnicSearch } from 'domain/values/cnic.ts'
import { currencyOf } from 'domain/money/money.ts'
import type { ReactNode } from 'react'
import type { WorkIconName } from '#components/controls/work-icon.tsx'
import { StatusChip } from '#components/dashboard/chip.tsx'
import type { Pictured } from '#components/dashboard/person-picture.tsx'
import type { SearchState } from '#lib/browser/use-typed-search.ts'
import { formatFacts, formatList } from '#lib/format/format-list.ts'
import { namesIn } from '#lib/format/names.ts'
import { useMoney } from '#lib/format/use-money.ts'
import { useLanguage } from '#lib/format/texts.ts'
import { paths } from '#lib/paths.ts'
import {
  type Found,
  SHOWN_RESULTS,
  useFoundBlogs,
  useFoundComments,
  useFoundEvents,
  useFoundForms,
  useFoundPeople,
} from './api.ts'

/** Letters from which people are searched. */
export const LEAST_LETTERS = 2

/** A result, or a link to all results of a list. */
export interface ResultOption {
  id: string
  /** The address that it opens. */
  to: string
  state?: SearchState
  picture: WorkIconName | Pictured
  title: string
  about?: string
  chip?: ReactNode
}

/** The results of one list. */
interface Group {
  id: string
  name: string
  options: readonly ResultOption[]
  /** Undefined for views, which are not counted. */
  total?: number
  hasMore?: boolean
}

/** A view of the dashboard that the user may see. */
export interface SearchedView {
  tab: string
  label: string
  title: string
  icon: WorkIconName
}

interface Asked {
  actor: Actor
  views: readonly SearchedView[]
  typed: string
  /** The same after a pause. */
  paused: string
  /** What was searched everywhere with Enter; '' for nothing. */
  sent: string
}

const whole = (...names: (string | undefined)[]) => names.filter(Boolean).join(' ')

/**
 * Returns the results of every list that the user may read, in groups.
 * @returns groups with results, whether answers are missing, the first error, and what repeats failed requests
 */
export function useGroups({ actor, views, typed, paused, sent }: Asked) {
  const { t } = useLingui()
  const language = useLanguage()
  const { exact } = useMoney()
  const isOffice = can(actor, 'office:read')
  const isTeam = can(actor, 'post:read-draft')
  const searched = paused.length < LEAST_LETTERS || !can(actor, 'user:list') ? '' : paused
  const office = isOffice ? sent : ''
  const team = isTeam ? sent : ''
  const reference = referenceOf(sent)

  const people = useFoundPeople(searched)
  const messages = useFoundForms('messages', office)
  const donations = useFoundForms('donations', office)
  const volunteers = useFoundForms('volunteers', office)
  const events = useFoundEvents(team)
  const blogs = useFoundBlogs(team)
  const comments = useFoundComments(can(actor, 'comment:moderate') ? sent : '')
  const queries = [people, messages, donations, volunteers, events, blogs, comments]

  const wanted = comparable(typed.trim())
  const matching = views.filter(({ label, title }) =>
    [label, title].some((text) => comparable(text).includes(wanted)),
  )
  const pages: Group = {
    id: 'views',
    name: t`Pages`,
    options: matching.map(({ tab, title, icon }) => ({
      id: `view-${tab}`,
      to: paths.dashboardView(tab),
      picture: icon,
      title,
    })),
  }

  const groupOf = <Item extends { id: string }>(
    list: { id: string; tab: string; name: string; all: string; icon: WorkIconName; search: string },
    found: Found<Item> | undefined,
    toOption: (
      item: Item,
    ) => Omit<ResultOption, 'id' | 'to' | 'picture'> & Partial<Pick<ResultOption, 'to' | 'picture'>>,
  ): Group => {
    const { id, tab, name, all, icon, search } = list
    const { items = [], total = 0, hasMore = false } = found ?? {}
    const options = items.slice(0, SHOWN_RESULTS).map((item) => ({
      id: `${id}-${item.id}`,
      to: paths.dashboardEntry(tab, item.id),
      picture: icon,
      ...toOption(item),
    }))
    const showAll = {
      id: `${id}-all`,
      to: paths.dashboardView(tab),
      state: { search },
      picture: icon,
      title: all,
    }
    const isMore = total > SHOWN_RESULTS || hasMore
    return { id, name, total, hasMore, options: isMore ? [...options, showAll] : options }
  }

  const groups = [
    pages,
    groupOf(
      {
        id: 'people',
        tab: '',
        name: t`People`,
        all: t`Show all people`,
        icon: 'people',
        search: searched,
      },
      // earlier results stay while the next are loaded
      searched === '' ? undefined : people.data,
      (user) => ({
        picture: user,
        title: namesIn(user, language)[0],
        // a phone number is not broken into two lines
        about: formatFacts(
          [
            namesIn(user, language)[1],
            formatList([user.business, user.city], language),
            user.phone.replaceAll(' ', '\u00a0'),
          ],
          language,
        ),
        chip: <StatusChip status={shownStatus(user)} />,
      }),
    ),
    groupOf(
      {
        id: 'messages',
        tab: 'messages',
        name: t`Messages`,
        all: t`Show all messages`,
        icon: 'mail',
        search: sent,
      },
      messages.data,
      ({ subject, name, lastname, createdAt }) => ({
        title: subject || t`A question about an event`,
        about: formatFacts([whole(name, lastname), formatInstant(createdAt, language), reference], language),
      }),
    ),
    groupOf(
      { id: 'events', tab: 'events', name: t`Events`, all: t`Show all events`, icon: 'day', search: sent },
      events.data,
      (event) => ({
        to: paths.editPost('events', event.id),
        title: event.title,
        about: formatList([formatDay(event.date, language), event.location], language),
        chip: !event.is_published && <StatusChip status={event.publish_at ? 'scheduled' : 'draft'} />,
      }),
    ),
    groupOf(
      { id: 'blogs', tab: 'blogs', name: t`Posts`, all: t`Show all posts`, icon: 'pen', search: sent },
      blogs.data,
      (blog) => ({
        to: paths.editPost('blogs', blog.id),
        title: blog.title,
        about: formatInstant(blog.createdAt, language),
        chip: !blog.is_published && <StatusChip status={blog.publish_at ? 'scheduled' : 'draft'} />,
      }),
    ),
    groupOf(
      {
        id: 'donations',
        tab: 'donations',
        name: t`Donations`,
        all: t`Show all donations`,
        icon: 'gift',
        search: sent,
      },
      donations.data,
      ({ first_name, last_name, amount, createdAt, state, ...donation }) => ({
        title: whole(first_name, last_name) || t`A former user`,
        about: formatFacts(
          [exact(amount, currencyOf(donation)), formatInstant(createdAt, language), reference],
          language,
        ),
        chip: <StatusChip status={state} />,
      }),
    ),
    groupOf(
      {
        id: 'volunteers',
        tab: 'volunteers',
        name: t`Volunteers`,
        all: t`Show all volunteers`,
        icon: 'heart',
        search: sent,
      },
      volunteers.data,
      ({ subject, first_name, createdAt }) => ({
        title: subject,
        about: formatFacts([first_name, formatInstant(createdAt, language), reference], language),
      }),
    ),
    groupOf(
      {
        id: 'comments',
        tab: 'comments',
        name: t`Comments`,
        all: t`Show all comments`,
        icon: 'reply',
        search: sent,
      },
      comments.data,
      ({ comment, name, createdAt, is_approved }) => ({
        title: comment,
        about: formatFacts([name, formatInstant(createdAt, language), reference], language),
        chip: !is_approved && <StatusChip status="pending" />,
      }),
    ),
  ]
  const failed = queries.filter(({ isError }) => isError)
  return {
    groups: groups.filter(({ options }) => options.length > 0),
    /** Whether results are still missing. */
    isLoading: queries.some(({ isFetching }) => isFetching) || paused !== typed.trim(),
    error: failed[0]?.error ?? undefined,
    retry: () => failed.forEach(({ refetch }) => void refetch()),
    /** Whether Enter searches more than is shown. A CNIC is found among people only. */
    canSearchMore:
      isTeam && typed.trim().length >= LEAST_LETTERS && sent !== typed.trim() && !isCnicSearch(typed),
  }
}
