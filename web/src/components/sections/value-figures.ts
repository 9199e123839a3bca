import type { ArtName } from 'domain/needlework/fixed-art.ts'

/** The figures of the chamber's values, by their place. */
export const VALUE_FIGURES: readonly { art: ArtName }[] = [
  { art: 'value-transparency' },
  { art: 'value-inclusivity' },
  { art: 'value-excellence' },
  { art: 'value-collaboration' },
  { art: 'value-sustainable-development' },
]
