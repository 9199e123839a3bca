import { useLocation } from 'react-router-dom'
import { useHydrated } from '#lib/browser/use-hydrated.ts'

/** What has led to the sign-in, kept with the page's place in the history: a reload or Back shows it again. */
export interface News {
  about: 'registered' | 'newPassword'
  /** Whose; '' where it is not known. */
  email: string
}

/** For `navigate`, beside the sign-in's address. */
export const withNews = (news: News) => ({ state: { news } })

/** The news that led here; none while prerendering, since the file knows of nobody. */
export function useNews(): News | undefined {
  const isHydrated = useHydrated()
  const { news } = (useLocation().state ?? {}) as { news?: News }
  return isHydrated ? news : undefined
}
