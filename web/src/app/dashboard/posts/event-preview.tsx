import { isDay, today } from 'domain/dates.ts'
import { EventPage } from '#features/events/event-page.tsx'
import type { Post } from '#features/posts/kinds.ts'
import { PostPreview, useShown } from './post-preview.tsx'

/** Previews an event on its public page. */
export function EventPreview({ post, onClose }: { post: Post; onClose: () => void }) {
  const shown = useShown(post)
  // a draft may have no date yet
  const date = isDay(shown.date ?? '') ? (shown.date ?? '') : today()
  const event = { ...shown, date, time: shown.time || '00:00', location: shown.location ?? '' }
  return (
    <PostPreview {...{ post, onClose }} data={{ content: {}, event: { event, etag: '' } }}>
      <EventPage />
    </PostPreview>
  )
}
