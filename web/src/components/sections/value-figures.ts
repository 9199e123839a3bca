import type { ArtName } from 'domain/needlework/fixed-art.ts'

/** Drawings of the chamber's values, in their order. */
export const VALUE_FIGURES: readonly { art: ArtName }[] = [
  { art: 'value-transparency' },
  { art: 'value-inclusivity' },
  { art: 'value-excellence' },
  { art: 'value-collaboration' },
  { art: 'value-sustainable-development' },
]
