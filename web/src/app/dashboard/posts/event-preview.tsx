import { isDay, today } from 'domain/dates.ts'
import { PageFrame } from '#components/dashboard/page-frame.tsx'
import { EventPage } from '#features/events/event-page.tsx'
import { PageDataProvider } from '#lib/page-data/page-data-context.tsx'
import { withHtml } from '#lib/page-data/with-html.ts'
import { type PreviewedPageProps, useShown } from './post-preview.tsx'

/** Shows the public page of an event. */
export function EventPreview({ post, screen }: PreviewedPageProps) {
  const shown = withHtml(useShown(post))
  // a draft may have no date yet
  const date = isDay(shown.date ?? '') ? (shown.date ?? '') : today()
  const event = { ...shown, date, time: shown.time || '00:00', location: shown.location ?? '' }
  return (
    <PageFrame screen={screen}>
      <PageDataProvider value={{ content: {}, event: { event, etag: '' } }}>
        <EventPage />
      </PageDataProvider>
    </PageFrame>
  )
}
