/** Parses an absolute address; undefined for other texts. `URL.canParse` is too new for phones that cannot be updated. */
export function parseAddress(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}
