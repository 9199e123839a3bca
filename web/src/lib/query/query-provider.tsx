import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'

/**
 * An answer is kept as long as a view shows it, since it holds what is known of people (`gcTime`). It is asked for when
 * its view opens and when something has changed, not when the window gets the focus. A failure is said at once: nothing
 * is tried again by itself, and without a network a request fails rather than waits (`networkMode`).
 */
const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: 0,
        networkMode: 'always',
        refetchOnReconnect: false,
        refetchOnWindowFocus: false,
        retry: false,
      },
      mutations: { gcTime: 0, networkMode: 'always' },
    },
  })

/** Holds what the dashboard has asked REST for, and forgets all of it when it goes. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient)
  useEffect(() => () => client.clear(), [client])
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
