import { accounts } from '../../emulators/seed/accounts.ts'

export interface Account {
  email: string
  password: string
}

export const { admin: ADMIN, team: TEAM, member: MEMBER, pending: PENDING, rejected: REJECTED } = accounts

/** The password of every user who signs up in a test. */
export const PASSWORD = 'correcthorse1'
