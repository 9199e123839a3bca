import type { CSSProperties } from 'react'
import { StitchedBar } from '#components/needlework/stitched-bar.tsx'

/**
 * Progress of something under way. Only where nothing is prerendered: the prerendered HTML may carry no style attribute.
 * @param percent 0 to 100
 */
export const Progress = ({ label, percent }: { label: string; percent: number }) => (
  <StitchedBar label={label} percent={percent} style={{ '--at': `${percent}%` } as CSSProperties} />
)
