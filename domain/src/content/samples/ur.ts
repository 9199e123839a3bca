/** Lists the samples in Urdu: an English text of a part, and what stands for it under /ur while the office wrote none. */
export const samplesUr: readonly { text: string; ur: string }[] = []
