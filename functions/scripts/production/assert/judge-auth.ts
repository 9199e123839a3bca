import type { Fault } from '../fault.ts'

/** Settings of Authentication, as the Identity Toolkit's admin API describes them. */
export interface AuthConfig {
  client?: { permissions?: { disabledUserSignup?: boolean; disabledUserDeletion?: boolean } }
  emailPrivacyConfig?: { enableImprovedEmailPrivacy?: boolean }
  signIn?: {
    email?: { enabled?: boolean; passwordRequired?: boolean }
    phoneNumber?: { enabled?: boolean }
    anonymous?: { enabled?: boolean }
  }
}

const USER_ACTIONS = 'In the Firebase console open Authentication, Settings, User actions'
const SIGN_IN = 'In the Firebase console open Authentication, Sign-in method'

/** Accounts are made by the registration form alone, and nobody can ask whether an address has one. */
export function judgeAuth({ client, emailPrivacyConfig, signIn }: AuthConfig): Fault[] {
  const faults: Fault[] = []
  const expect = (fine: boolean, wrong: string, todo: string) => void (fine || faults.push({ wrong, todo }))
  expect(
    client?.permissions?.disabledUserSignup === true,
    'Anyone can make an account without an application.',
    `${USER_ACTIONS}, and switch off "Enable create (sign-up)".`,
  )
  expect(
    client?.permissions?.disabledUserDeletion === true,
    'An account can be deleted past the site, which leaves its application and its identity cards behind.',
    `${USER_ACTIONS}, and switch off "Enable delete".`,
  )
  expect(
    emailPrivacyConfig?.enableImprovedEmailPrivacy === true,
    'Anyone can find out whether an e-mail address has an account.',
    `${USER_ACTIONS}, and switch on "Email enumeration protection".`,
  )
  expect(
    signIn?.email?.enabled === true && signIn.email.passwordRequired === true,
    'Nobody can sign in with e-mail and password, or a mail alone is enough.',
    `${SIGN_IN}, and enable "Email/Password" without "Email link".`,
  )
  expect(
    !signIn?.anonymous?.enabled && !signIn?.phoneNumber?.enabled,
    'There is a second way to sign in, which goes around the application.',
    `${SIGN_IN}, and disable everything but "Email/Password".`,
  )
  return faults
}
