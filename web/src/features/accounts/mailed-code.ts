/** The code of this page's address; null where it has none. */
export const codeHere = (): string | null => new URLSearchParams(location.search).get('code')

/**
 * Gives the code of this page's address to Auth, whose part is loaded for it.
 * @returns undefined if it is spent, or if there is none
 * @throws if that could not be found out
 */
export async function withMailedCode(
  ask: (auth: typeof import('#lib/firebase/mailed-codes.ts'), code: string) => Promise<string | undefined>,
): Promise<string | undefined> {
  const code = codeHere()
  return code === null ? undefined : ask(await import('#lib/firebase/mailed-codes.ts'), code)
}
