import { PASSWORD_MIN } from 'domain/limits.ts'
import { GoogleError } from '../../src/cloud/google-api.ts'
import { differences } from './differences.ts'
import { senderOf } from './mail-server.ts'
import type { Setup, Step } from './step.ts'

const address = ({ project }: Setup) => `identitytoolkit.googleapis.com/admin/v2/projects/${project}/config`

/** Only the sign-up form makes accounts, with a password; nobody learns which addresses have one. */
const WANTED = {
  signIn: {
    email: { enabled: true, passwordRequired: true },
    phoneNumber: { enabled: false },
    anonymous: { enabled: false },
  },
  client: { permissions: { disabledUserSignup: true, disabledUserDeletion: true } },
  emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  passwordPolicyConfig: {
    passwordPolicyEnforcementState: 'ENFORCE',
    passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: PASSWORD_MIN } }],
  },
}

export const auth: Step = {
  title: 'Sign-in',
  look: async (setup) => {
    const start = 'identitytoolkit.googleapis.com/v2'
    const config = await readConfig(setup)
    const missing = differences(config, WANTED)
    const begin = {
      what: 'Start Authentication',
      make: async () => {
        await setup.callGoogle(`${start}/projects/${setup.project}/identityPlatform:initializeAuth`, {})
      },
    }
    const change = {
      what: 'Allow only e-mail and password. Only the site makes and deletes accounts',
      make: async () => {
        await setup.callGoogle(`${address(setup)}?updateMask=${missing.join(',')}`, WANTED, 'PATCH')
      },
    }
    return {
      found: config ? missing.join(', ') || 'e-mail and password only' : 'not started',
      changes: [...(config ? [] : [begin]), ...(missing.length > 0 ? [change] : [])],
    }
  },
}

/** Puts the chamber's name into the mails that Google sends itself. */
export const authMails: Step = {
  title: "Name in Google's own mails",
  look: async (setup) => {
    const { name } = senderOf(setup)
    const template = { senderDisplayName: name }
    const wanted = {
      notification: {
        sendEmail: {
          resetPasswordTemplate: template,
          verifyEmailTemplate: template,
          changeEmailTemplate: template,
          revertSecondFactorAdditionTemplate: template,
        },
      },
    }
    const missing = differences(await readConfig(setup), wanted)
    if (missing.length === 0) return { found: name, changes: [] }
    return {
      found: 'not yours',
      changes: [
        {
          what: `Sign them with ${name}`,
          make: async () => {
            await setup.callGoogle(`${address(setup)}?updateMask=${missing.join(',')}`, wanted, 'PATCH')
          },
        },
      ],
    }
  },
}

/** Reads the settings, `undefined` before Authentication was started. */
async function readConfig(setup: Setup): Promise<object | undefined> {
  try {
    return await setup.callGoogle<object>(address(setup))
  } catch (error) {
    if (error instanceof GoogleError && error.status === 404) return undefined
    throw error
  }
}
