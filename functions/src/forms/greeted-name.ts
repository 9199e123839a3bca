const LETTERS = /^\p{L}[\p{L}\p{M}]{0,29}$/u

/**
 * The name by which a mail greets who sent a form: one word of letters, or nothing. Anybody may send a form in the name of
 * somebody else's address, and nothing that a stranger wrote may reach it: no link, no sentence.
 */
export const greetedName = (name: string): string => (LETTERS.test(name) ? name : '')
