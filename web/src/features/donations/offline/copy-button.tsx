import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icon.tsx'
import { visuallyHidden } from '#styles/visually-hidden.ts'

/** How long it says that it has copied, in milliseconds. */
const SAID_MS = 3_000

const Copy = styled(Button)`
  min-inline-size: 108px;
  ${Button}& {
    padding-inline: var(--s3);
  }
  @media print {
    display: none;
  }
`
const Hidden = styled.span`
  ${visuallyHidden}
`

/** Copies a line of the slip, and says so for three seconds. @param name of the line */
export function CopyButton({ name, text }: { name: string; text: string }) {
  const [isCopied, setIsCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), SAID_MS)
    return () => clearTimeout(timer)
  }, [isCopied])

  const handleClick = () => {
    // where a browser does not allow it the line can be marked by hand
    navigator.clipboard.writeText(text).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    )
  }
  return (
    <>
      <Copy type="button" $kind="line" $small onClick={handleClick}>
        <Icon name={isCopied ? 'check' : 'copy'} />
        <span>
          {isCopied ? <Trans>Copied</Trans> : <Trans>Copy</Trans>}
          <Hidden> {name}</Hidden>
        </span>
      </Copy>
      <Hidden as="output">{isCopied && <Trans>Copied: {name}</Trans>}</Hidden>
    </>
  )
}
