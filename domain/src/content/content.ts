/** How the office is reached, and what stands in its name on every page and mail. */
export interface Organisation {
  name: string
  /** The name in two lines, beside the mark. */
  shortName: string
  nameRest: string
  phone: string
  email: string
  address: string
  city: string
  /** In a sentence, such as 'Monday to Friday, nine to four.' */
  openingHours: string
  /** http(s) address of a map that shows the office; '' where there is none. */
  map: string
  /** Working days within which the office reads an application. */
  readingDays: number
  /** Where offline donations go. */
  bank: { name: string; accountTitle: string; iban: string }
  /** http(s) addresses; '' for those that it does not have. */
  social: { facebook: string; instagram: string; linkedin: string }
}

export interface Aims {
  vision: string
  mission: string
  /** Five, each with its own figure. */
  values: readonly { name: string; text: string }[]
}

export interface Cause {
  /** Letters, digits and hyphens: names its picture. */
  id: string
  title: string
  /** In per cent. */
  progress: number
  /** As it is shown, in the donors' currency; nothing is computed from it. */
  raised: string
  goal: string
}

export interface Counters {
  donations: number
  raisedDollars: number
  volunteers: number
  projects: number
}

/** The three who lead the chamber, in the order in which they are shown. */
export interface Team {
  leaders: readonly { name: string; role: string }[]
}

export interface Services {
  services: readonly { title: string; text: string }[]
}

/** What the office itself says on its site, by the name of its document `site/{part}`. */
export interface Content {
  organisation: Organisation
  aims: Aims
  causes: { causes: readonly Cause[] }
  counters: Counters
  team: Team
  services: Services
}

export type ContentPart = keyof Content
