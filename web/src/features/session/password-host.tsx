import type { UserDocument } from 'domain/stored/user.ts'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { WithId } from '#lib/firebase/use-live.ts'
import { answerPasswordRequests } from '#lib/firebase/call-signed-in.ts'
import { loadOrReload } from '#lib/loading/load-chunk.ts'

const PasswordDialog = lazy(async () => ({
  default: (await loadOrReload('password', () => import('./password-dialog.tsx'))).PasswordDialog,
}))

interface Request {
  about: string | undefined
  answer: (isConfirmed: boolean) => void
}

/** Asks for the password when a call needs a fresh sign-in. */
export function PasswordHost({ user }: { user: WithId<UserDocument> }) {
  const [request, setRequest] = useState<Request>()
  useEffect(
    () =>
      answerPasswordRequests(
        (about) =>
          new Promise((resolve) => {
            setRequest({
              about,
              answer: (isConfirmed) => {
                setRequest(undefined)
                resolve(isConfirmed)
              },
            })
          }),
      ),
    [],
  )
  if (!request) return null
  return (
    <Suspense>
      <PasswordDialog user={user} about={request.about} onAnswer={request.answer} />
    </Suspense>
  )
}
