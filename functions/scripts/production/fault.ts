/** Returns the command that repairs what setup makes. */
export const repairing = (project: string): string => `npm run check:production -- ${project} --fix`

/** Describes a problem of a real project. */
export interface Fault {
  /** Says what is wrong. */
  wrong: string
  /** Says what to do next. */
  todo: string
  /** Only worth knowing: nothing is wrong. */
  isNote?: true
}
