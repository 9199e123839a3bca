import type { ComponentType } from 'react'
import { loadChunk } from '#lib/load-chunk.ts'
import { paths } from '#lib/paths.ts'
import { i18n, loadTexts, type Area } from './i18n.ts'

export interface Page {
  pattern: string
  load: () => Promise<ComponentType>
}

/** A page of its own chunk, with the catalogue of its area. */
function page(pattern: string, area: Area, load: () => Promise<ComponentType>): Page {
  const loadWithTexts = async () => {
    const [component] = await Promise.all([loadChunk(pattern, load), loadTexts(i18n, area)])
    return component
  }
  // once, for texts that arrive while hydrating make React throw the prerendered page away without a word
  let loading: Promise<ComponentType> | undefined
  return {
    pattern,
    load: () => {
      loading ??= loadWithTexts().catch((error: unknown) => {
        loading = undefined
        throw error
      })
      return loading
    },
  }
}

/** What is prerendered to a file each. A page stands here once it exists; every other address is not found. */
export const publicPages: readonly Page[] = [
  page(paths.home, 'public', async () => (await import('./home-page.tsx')).HomePage),
  page(paths.blog, 'public', async () => (await import('#features/blogs/blog-page.tsx')).BlogPage),
  page(
    paths.login,
    'accounts',
    async () => (await import('#features/accounts/login/login-page.tsx')).LoginPage,
  ),
  page(
    paths.signup,
    'accounts',
    async () => (await import('#features/accounts/sign-up/sign-up-page.tsx')).SignUpPage,
  ),
  page(
    paths.forgotPassword,
    'accounts',
    async () => (await import('#features/accounts/password/forgot-password-page.tsx')).ForgotPasswordPage,
  ),
  page(
    paths.resetPassword,
    'accounts',
    async () => (await import('#features/accounts/password/reset-password-page.tsx')).ResetPasswordPage,
  ),
  page(
    paths.verifyEmail,
    'accounts',
    async () => (await import('#features/accounts/verify-email-page.tsx')).VerifyEmailPage,
  ),
]

export const notFoundPage = page(
  '*',
  'public',
  async () => (await import('#features/not-found/not-found-page.tsx')).NotFoundPage,
)

/** Pages behind the sign-in, rendered in the browser only. */
export const privatePages: readonly Page[] = [
  page(
    paths.dashboard,
    'dashboard',
    async () => (await import('./dashboard/dashboard-page.tsx')).DashboardPage,
  ),
]
