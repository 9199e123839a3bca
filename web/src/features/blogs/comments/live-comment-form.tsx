import { Trans } from '@lingui/react/macro'
import { type ComponentType, lazy, memo, type ReactNode, Suspense, useEffect, useRef } from 'react'
import styled from 'styled-components'
import { Note } from '#components/feedback/note.tsx'
import { useNearView } from '#lib/browser/use-near-view.ts'
import { deferred } from '#lib/deferred.ts'
import { phoneHref } from '#lib/format/phone.ts'
import { loadChunk } from '#lib/loading/load-chunk.ts'
import { useOrganisation } from '#lib/page-data/content.tsx'
import type { CommentFormProps } from './comment-form.tsx'

/** Renders the office's phone and e-mail where a form could not be loaded. */
function FormMissing() {
  const { phone, email } = useOrganisation()
  const telephone = (
    <a href={phoneHref(phone)} dir="ltr">
      {phone}
    </a>
  )
  const address = (
    <a href={`mailto:${email}`} dir="ltr">
      {email}
    </a>
  )
  return (
    <Note tone="refused">
      <Trans>
        The form could not be loaded. Load the page again, or contact the office by phone ({telephone}) or
        e-mail ({address}).
      </Trans>
    </Note>
  )
}

const Reserved = styled.div`
  min-block-size: 560px;
`

const { promise: wanted, resolve: load } = deferred<void>()

/* loads its libraries when the form comes near; until then the prerendered form is shown */
const CommentForm = lazy<ComponentType<CommentFormProps>>(async () => {
  if (!import.meta.env.SSR) await wanted
  const loading = loadChunk('comment-form', async () => (await import('./comment-form.tsx')).CommentForm)
  return { default: await loading.catch(() => FormMissing) }
})

function WhenNear({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const isNear = useNearView(box)
  useEffect(() => {
    if (isNear) load()
  }, [isNear])
  return <div ref={box}>{children}</div>
}

/**
 * Renders the comment form, hydrated when it comes near the view. It is memoized, because rendering it again before
 * hydration would make React discard the prerendered form.
 */
export const LiveCommentForm = memo((props: CommentFormProps) => (
  <WhenNear>
    <Suspense fallback={<Reserved />}>
      <CommentForm {...props} />
    </Suspense>
  </WhenNear>
))
