import { RecentPosts } from '#features/blogs/side-bar/recent-posts.tsx'
import { EventPage } from '#features/events/event-page.tsx'
import { usePageData } from '#lib/page-data/page-data-context.tsx'

/** Renders one event with the newest posts beside it. */
export function EventWithPosts() {
  const data = usePageData()
  // an event that was fetched from REST has no side bar data
  return <EventPage beside={(!data || data.recent) && <RecentPosts blogs={data?.recent} />} />
}
