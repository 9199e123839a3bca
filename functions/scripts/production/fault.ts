/** What is wrong with a real project, and what its office can do about it. */
export interface Fault {
  wrong: string
  todo: string
}
