import { Plural, Trans } from '@lingui/react/macro'
import type { Gift } from './use-gift.ts'

/** What a gift does, in the office's words, or in stitches. */
export function WhatItDoes({ gift: { does, stitches } }: { gift: Gift }) {
  if (does) return does
  const whole = Math.floor(stitches)
  if (stitches === 0) return null
  if (whole === 0) return <Trans>Part of one stitch</Trans>
  if (whole === stitches) return <Plural value={whole} one="One whole stitch" other="# whole stitches" />
  return (
    <Plural
      value={whole}
      one="One whole stitch, and part of the next"
      other="# whole stitches, and part of the next"
    />
  )
}
