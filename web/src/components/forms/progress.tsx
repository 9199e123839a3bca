import type { CSSProperties } from 'react'
import { StitchedBar } from '#components/needlework/stitched-bar.tsx'

/**
 * Shows the progress of an upload. Not for prerendered HTML, which may have no style attribute.
 * @param percent 0 to 100
 */
export const Progress = ({ label, percent }: { label: string; percent: number }) => (
  <StitchedBar label={label} percent={percent} style={{ '--at': `${percent}%` } as CSSProperties} />
)
