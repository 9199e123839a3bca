/** Something the person at the keyboard can mend: its message is the one sentence that says what and how. */
export class Failure extends Error {}
