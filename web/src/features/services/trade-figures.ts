import type { ArtName } from 'domain/needlework/fixed-art.ts'

/** Of the trades, by their place. */
export const TRADE_FIGURES: readonly { art: ArtName }[] = [
  { art: 'trade-1' },
  { art: 'trade-2' },
  { art: 'trade-3' },
  { art: 'trade-4' },
  { art: 'trade-5' },
  { art: 'trade-6' },
  { art: 'trade-7' },
  { art: 'trade-8' },
  { art: 'trade-9' },
  { art: 'trade-10' },
  { art: 'trade-11' },
  { art: 'trade-12' },
]
