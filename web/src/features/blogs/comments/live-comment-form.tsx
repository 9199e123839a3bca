import { type ComponentType, lazy, memo, type ReactNode, Suspense, useEffect, useRef } from 'react'
import styled from 'styled-components'
import { loadChunk } from '#lib/loading/load-chunk.ts'
import { useNearView } from '#lib/browser/use-near-view.ts'
import type { CommentFormProps } from './comment-form.tsx'
import { FormMissing } from './form-missing.tsx'

const Reserved = styled.div`
  min-block-size: 560px;
`

const { promise: wanted, resolve: load } = Promise.withResolvers<void>()

/* its libraries wait until somebody may write; the prerendered form stands there meanwhile */
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
 * The form of a comment, which answers once it has come near the view. Never rendered anew with the same props: React would throw
 * the prerendered form away, which it has not hydrated yet.
 */
export const LiveCommentForm = memo((props: CommentFormProps) => (
  <WhenNear>
    <Suspense fallback={<Reserved />}>
      <CommentForm {...props} />
    </Suspense>
  </WhenNear>
))
