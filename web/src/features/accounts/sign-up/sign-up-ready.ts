import { loadPhoneNumbers } from 'domain/phone.ts'
import { loadToasts } from '#components/overlay/toasts.tsx'

/** The rules of the sign-up, whole: with what knows telephone numbers. */
export async function loadSignUpSchema() {
  const [{ signUpSchema }] = await Promise.all([import('./sign-up-schema.ts'), loadPhoneNumbers()])
  return signUpSchema
}

/** Sends the form. */
export const loadRegister = () => import('./register.ts')

/**
 * Loads all that the form needs to check, to send and to speak, and the page that it leads to: from then on a lost
 * connection takes nothing away. What does not arrive is tried again with the next call.
 */
export async function loadSignUp(): Promise<void> {
  await Promise.allSettled([
    loadSignUpSchema(),
    import('domain/schemas/check.ts'),
    loadRegister(),
    loadToasts(),
    import('../login/login-page.tsx'),
  ])
}
