import { loadPhoneNumbers } from 'domain/values/phone.ts'
import { loadToasts } from '#components/overlay/toasts.tsx'

/** Loads the rules of the form, with those of phone numbers. */
export async function loadSignUpSchema() {
  const [{ signUpSchema }] = await Promise.all([import('./sign-up-schema.ts'), loadPhoneNumbers()])
  return signUpSchema
}

/** Loads what sends the form. */
export const loadRegister = () => import('../api.ts')

/**
 * Loads what the form needs to check, send and show messages, and the page that follows. After this, a lost connection
 * does no harm. The next call tries again what could not be loaded.
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
