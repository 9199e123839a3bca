/** A problem of a real project, and what the office can do about it. */
export interface Fault {
  wrong: string
  todo: string
}
