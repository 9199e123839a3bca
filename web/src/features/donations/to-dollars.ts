const SUM = /^\$?\s*(\d+|\d{1,3}(?:,\d{3})+)(\.\d{1,2})?$/

/** Reads a sum as people write it: 40, $40.50 or 1,200. @returns undefined where it cannot be read for certain, such as 1,50 */
export function toDollars(text: string): number | undefined {
  const [, whole, cents = ''] = SUM.exec(text.trim()) ?? []
  return whole === undefined ? undefined : Number(whole.replaceAll(',', '') + cents)
}
