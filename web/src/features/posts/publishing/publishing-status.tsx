import type { PageTexts } from 'domain/texts/pages-en.ts'
import { useState } from 'react'
import styled from 'styled-components'
import { PausedNotice } from '#components/publishing/paused-notice.tsx'
import { PublishButton } from '#components/publishing/publish-button.tsx'
import { SiteState } from '#components/publishing/site-state.tsx'
import { useTexts } from '#lib/format/texts.ts'
import { type Publishing, listState } from './publishing-state.ts'

const Line = styled.output`
  display: block;
`
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2) var(--s4);
  align-items: center;
  justify-content: space-between;

  &:has(> output:not(:empty)) {
    margin-block-end: var(--s4);
  }
`
const Why = styled.span`
  display: block;
  max-inline-size: 68ch;
  margin-block-start: var(--s1);
  color: var(--ink-soft);
  font-size: var(--t-s);
`

/** Formats why the last change is not live, and what to do. */
function explain({ publish }: PageTexts, { code, detail }: NonNullable<Publishing['problem']>): string {
  return code === 'content' ? publish.content(detail) : publish[code]
}

/** Shows whether the last change is live; nothing until there was one, or a problem. */
export function PublishingStatus({ publishing }: { publishing: Publishing | undefined }) {
  const texts = useTexts()
  const [hasChanged, setHasChanged] = useState(false)
  const { problem, pause, leftOut = [] } = publishing ?? {}
  // the problem may be with a change of something else
  const state = problem ? 'late' : publishing && listState(publishing)
  if (state && state !== 'on' && !hasChanged) setHasChanged(true)
  return (
    <Row>
      <PausedNotice pause={pause} />
      <Line>
        {state && hasChanged && <SiteState state={state} />}
        {problem && !pause && (
          <Why>
            {explain(texts, problem)} {texts.publish.again}
          </Why>
        )}
        {leftOut.length > 0 && <Why>{texts.publish.leftOut(leftOut)}</Why>}
      </Line>
      {problem && !pause && <PublishButton />}
    </Row>
  )
}
