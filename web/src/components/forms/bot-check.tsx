import { Trans } from '@lingui/react/macro'
import { FILLED_IN_SECONDS } from 'domain/limits.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import styled from 'styled-components'

/** What tells a machine from a person, sent beside a form's own fields. */
export interface BotCheck {
  fax: string
  seconds: number
  /** Tells this filled form from the next one. */
  key: string
}

const Away = styled.div`
  position: absolute;
  inset-inline-start: -200vw;
`

/**
 * Finds out who fills a form in: a field that only machines see, and how long it takes.
 * @returns the field, and what is to be sent once that is longer than a machine takes
 */
export function useBotCheck(): { trap: ReactNode; read: () => Promise<Omit<BotCheck, 'key'>> } {
  const field = useRef<HTMLInputElement>(null)
  const shownAt = useRef(0)
  useEffect(() => {
    shownAt.current = performance.now()
  }, [])

  const trap = (
    <Away aria-hidden="true">
      <label>
        <Trans>Please leave this empty</Trans>
        <input ref={field} name="fax" tabIndex={-1} autoComplete="off" />
      </label>
    </Away>
  )
  const read = async () => {
    const due = shownAt.current + FILLED_IN_SECONDS * 1_000
    // who is quicker, by a draft and a browser that fills in, is not refused for it
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())))
    const seconds = Math.round(performance.now() - shownAt.current) / 1_000
    return { fax: field.current?.value ?? '', seconds: Math.max(FILLED_IN_SECONDS, seconds) }
  }
  return { trap, read }
}
