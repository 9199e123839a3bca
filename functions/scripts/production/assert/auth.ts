import { PASSWORD_MIN } from 'domain/limits.ts'
import type { Fault } from '../fault.ts'

/** Settings of Authentication in the format of the Identity Toolkit's admin API. */
export interface AuthConfig {
  client?: { permissions?: { disabledUserSignup?: boolean; disabledUserDeletion?: boolean } }
  emailPrivacyConfig?: { enableImprovedEmailPrivacy?: boolean }
  signIn?: {
    email?: { enabled?: boolean; passwordRequired?: boolean }
    phoneNumber?: { enabled?: boolean }
    anonymous?: { enabled?: boolean }
  }
  passwordPolicyConfig?: {
    passwordPolicyEnforcementState?: string
    passwordPolicyVersions?: { customStrengthOptions?: { minPasswordLength?: number } }[]
  }
}

const USER_ACTIONS = 'In the Firebase console open Authentication, Settings, User actions'
const SIGN_IN = 'In the Firebase console open Authentication, Sign-in method'

/** Checks that only the sign-up form creates accounts, and that nobody can find out which addresses have one. */
export function authFaults({
  client,
  emailPrivacyConfig,
  signIn,
  passwordPolicyConfig: policy,
}: AuthConfig): Fault[] {
  const faults: Fault[] = []
  const expect = (fine: boolean, wrong: string, todo: string) => void (fine || faults.push({ wrong, todo }))
  expect(
    client?.permissions?.disabledUserSignup === true,
    'Anyone can make an account without an application.',
    `${USER_ACTIONS}, and switch off "Enable create (sign-up)".`,
  )
  expect(
    client?.permissions?.disabledUserDeletion === true,
    'An account can be deleted without the site. Its application and identity cards would stay.',
    `${USER_ACTIONS}, and switch off "Enable delete".`,
  )
  expect(
    emailPrivacyConfig?.enableImprovedEmailPrivacy === true,
    'Anyone can find out whether an e-mail address has an account.',
    `${USER_ACTIONS}, and switch on "Email enumeration protection".`,
  )
  expect(
    signIn?.email?.enabled === true && signIn.email.passwordRequired === true,
    'Nobody can sign in with e-mail and password, or an e-mail link alone is enough.',
    `${SIGN_IN}, and enable "Email/Password" without "Email link".`,
  )
  expect(
    !signIn?.anonymous?.enabled && !signIn?.phoneNumber?.enabled,
    'There is a second way to sign in, which needs no application.',
    `${SIGN_IN}, and disable everything but "Email/Password".`,
  )
  const shortest = policy?.passwordPolicyVersions?.[0]?.customStrengthOptions?.minPasswordLength ?? 0
  expect(
    policy?.passwordPolicyEnforcementState === 'ENFORCE' && shortest >= PASSWORD_MIN,
    `A password may have fewer than ${PASSWORD_MIN} characters.`,
    `In the Firebase console open Authentication, Settings, Password policy. Require ${PASSWORD_MIN} characters.`,
  )
  return faults
}
