import { RecentPosts } from '#features/blogs/side-bar/recent-posts.tsx'
import { EventPage } from '#features/events/event-page.tsx'
import { usePageData } from '#lib/page-data/page-data-context.tsx'

/** The page of one event with the newest posts beside it. */
export function EventWithPosts() {
  const data = usePageData()
  // what was asked of the API, having no file yet, has nothing beside it
  return <EventPage beside={(!data || data.recent) && <RecentPosts blogs={data?.recent} />} />
}
