import { isDay, today } from 'domain/dates.ts'
import styled from 'styled-components'
import { LeadPicture } from '#components/layout/lead-picture.tsx'
import { Headline } from '#features/blogs/post/post-grid.ts'
import { Schedule, WhenAndWhere } from '#features/events/event-details.tsx'
import { DayBlock } from '#features/events/event-facts.tsx'
import { EVENTS, type Post } from '#features/posts/kinds.ts'
import { PostManagement } from '#features/posts/view/post-management.tsx'
import type { ViewProps } from '../rail/view.ts'
import { PostPreview, useShown } from './post-preview.tsx'

const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--s5);
  align-items: center;
`

/** Previews an event with the parts of its public page. */
function EventPreview({ post, onClose }: { post: Post; onClose: () => void }) {
  const shown = useShown(post)
  // a draft may have no date yet
  const date = isDay(shown.date ?? '') ? (shown.date ?? '') : today()
  const event = { ...shown, date, time: shown.time || '00:00', location: shown.location ?? '' }
  return (
    <PostPreview isPublished={post.is_published} onClose={onClose}>
      <LeadPicture post={event} sizes="(min-width: 768px) 872px, 100vw" threads={72} />
      <Head>
        <DayBlock date={event.date} />
        <Headline>{event.title}</Headline>
      </Head>
      <WhenAndWhere event={event} />
      <div>
        <Schedule description={event.description} />
      </div>
    </PostPreview>
  )
}

export const EventsView = (props: ViewProps) => <PostManagement {...props} kind={EVENTS} see={EventPreview} />
