/** Formats a size: '214 kB' or '1.4 MB'. */
export function formatBytes(bytes: number, locale: string): string {
  const isSmall = bytes < 1_000_000
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: isSmall ? 0 : 1,
  }).format(bytes / (isSmall ? 1_000 : 1_000_000))
}
