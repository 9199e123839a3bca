import { Trans } from '@lingui/react/macro'
import { FILLED_IN_SECONDS } from 'domain/limits.ts'
import { createContext, type ReactNode, use, useEffect, useRef } from 'react'
import styled from 'styled-components'

/** What helps the server to tell bots from people; sent with the form. */
export interface BotCheck {
  fax: string
  seconds: number
  /** The same for a repeated try, so that the server stores the form once. */
  key: string
}

/** Waits for a time in milliseconds. Tests pass one that does not wait. */
export const PauseContext = createContext(
  (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds)),
)

const Away = styled.div`
  position: absolute;
  inset-inline-start: -200vw;
`

/**
 * Returns a field that only bots fill in, and a function that waits for the minimum time and returns what to send.
 */
export function useBotCheck(): { trap: ReactNode; read: () => Promise<Omit<BotCheck, 'key'>> } {
  const field = useRef<HTMLInputElement>(null)
  const pause = use(PauseContext)
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
    // with a draft and autofill a person may be faster than the minimum
    await pause(Math.max(0, due - performance.now()))
    const seconds = Math.round(performance.now() - shownAt.current) / 1_000
    return { fax: field.current?.value ?? '', seconds: Math.max(FILLED_IN_SECONDS, seconds) }
  }
  return { trap, read }
}
