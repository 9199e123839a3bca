/**
 * Asks the signed-in user for the password.
 * @param about what the user is about to do, in the language of the page
 * @returns whether the session was confirmed; false if the user cancelled
 */
type AskForPassword = (about: string | undefined) => Promise<boolean>

let asker: AskForPassword | undefined
let asked: Promise<boolean> | undefined

/** Sets who asks while a page is open. @returns a function that ends it */
export function answerPasswordRequests(ask: AskForPassword): () => void {
  asker = ask
  return () => {
    if (asker !== ask) return
    asker = undefined
    // a question that the page left open must not hold up the next one
    asked = undefined
  }
}

/** Asks for the password. Calls at the same time share one question. */
export function requestPassword(about?: string): Promise<boolean> {
  asked ??= (asker?.(about) ?? Promise.resolve(false)).finally(() => {
    asked = undefined
  })
  return asked
}
