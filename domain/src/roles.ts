/** Roles a user may hold, in rising order of power. */
export const ROLES = ['member', 'team', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** Roles a woman may ask for at sign-up: never `admin`. */
export const SIGN_UP_ROLES = ['member', 'team'] as const satisfies readonly Role[]
export type SignUpRole = (typeof SIGN_UP_ROLES)[number]

/** Custom claims on the Auth user, set only by Functions, always computed from the user's document. */
export interface Claims {
  role: Role
  approved: boolean
}

/** The claims that a user's document asks for. */
export const claimsOf = (user: { role: Role; is_approved: boolean }): Claims => ({
  role: user.role,
  approved: user.is_approved,
})
