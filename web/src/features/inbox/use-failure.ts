import { useEffect } from 'react'
import { loadToasts } from '#components/overlay/toasts.tsx'
import { HttpError, serverMessage } from '#lib/http.ts'
import { useTexts } from '#lib/format/texts.ts'

/** Says why something did not work: the server's own words, or that it could not be reached. */
export function useFailure() {
  const { server } = useTexts()
  // what will be said without a connection must be here before it is lost
  useEffect(() => void loadToasts(), [])
  return (error: unknown) =>
    error instanceof HttpError ? (serverMessage(error.body) ?? server.failed) : server.unreachable
}
