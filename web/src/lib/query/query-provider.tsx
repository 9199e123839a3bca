import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'

/**
 * Creates the query client. Answers are kept only while a view shows them, since they contain personal data
 * (`gcTime`). They are fetched when a view opens or data changes, not when the window gets the focus. A
 * failure shows at once, also offline: there are no retries (`networkMode`).
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

/** Provides the query client, and clears it at the end. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient)
  useEffect(() => () => client.clear(), [client])
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
