import { Trans, useLingui } from '@lingui/react/macro'
import { type ComponentType, useEffect, useState } from 'react'
import { Button } from '#components/controls/button.tsx'
import { Loading } from '#components/feedback/loading.tsx'
import { Note } from '#components/feedback/note.tsx'
import { loadChunk } from '#lib/loading/load-chunk.ts'

/**
 * Creates a component whose code is loaded when it is first shown. If it fails, a message with a button
 * replaces it.
 * @param name names it in errors
 */
export function latePart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return function LatePart(props: Props) {
    const { t } = useLingui()
    const [Part, setPart] = useState<ComponentType<Props>>()
    const [attempt, setAttempt] = useState({ count: 0, hasFailed: false })
    const { count, hasFailed } = attempt

    useEffect(() => {
      let isGone = false
      loadChunk(name, load).then(
        (part) => isGone || setPart(() => part),
        () => isGone || setAttempt({ count, hasFailed: true }),
      )
      return () => {
        isGone = true
      }
    }, [count])

    if (Part) return <Part {...props} />
    return (
      <>
        <div role="alert">
          {hasFailed && (
            <Note tone="refused">
              <p>
                <Trans>This part of the page could not be loaded. Check your connection.</Trans>
              </p>
              <Button
                type="button"
                $kind="plain"
                $small
                onClick={() => setAttempt({ count: count + 1, hasFailed: false })}
              >
                <Trans>Try again</Trans>
              </Button>
            </Note>
          )}
        </div>
        {!hasFailed && <Loading text={t`Loading...`} />}
      </>
    )
  }
}
