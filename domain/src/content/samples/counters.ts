import type { Counters } from '../home.ts'

export const counters: Counters = { donations: 1_420, raisedDollars: 86_300, volunteers: 312, projects: 47 }
