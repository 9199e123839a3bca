import { Trans } from '@lingui/react/macro'
import { type ReactNode, useRef } from 'react'
import styled from 'styled-components'

/** What helps the server to tell bots from people; sent with the form. */
export interface BotCheck {
  /** What was typed into the hidden field. */
  fax: string
  /** The same for a repeated try, so that the server stores the form once. */
  key: string
}

const Away = styled.div`
  position: absolute;
  inset-inline-start: -99rem;
`

/** Returns a field that only bots fill in, and a function that reads it. */
export function useBotCheck(): { trap: ReactNode; read: () => Pick<BotCheck, 'fax'> } {
  const field = useRef<HTMLInputElement>(null)
  const trap = (
    <Away aria-hidden="true">
      <label>
        <Trans>Please leave this empty</Trans>
        <input ref={field} name="fax" tabIndex={-1} autoComplete="off" />
      </label>
    </Away>
  )
  return { trap, read: () => ({ fax: field.current?.value ?? '' }) }
}
