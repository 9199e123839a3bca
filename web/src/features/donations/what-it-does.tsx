import { Plural, Trans } from '@lingui/react/macro'
import type { Gift } from './use-gift.ts'

/** What a gift does, in the office's words, or in stitches. */
export function WhatItDoes({ gift: { does, stitches } }: { gift: Gift }) {
  if (does) return does
  const whole = Math.floor(stitches)
  if (stitches === 0) return null
  if (whole === 0) return <Trans>Pays for part of a place</Trans>
  if (whole === stitches) return <Plural value={whole} one="Pays for 1 place" other="Pays for # places" />
  return (
    <Plural
      value={whole}
      one="Pays for 1 place and part of another"
      other="Pays for # places and part of another"
    />
  )
}
