import styled from 'styled-components'
import { DataSection } from '#components/account/data-section.tsx'
import { DeleteAccountSection } from '#components/account/delete-account-section.tsx'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { PasswordSection } from '../own/password-section.tsx'

const Stack = styled.div`
  display: grid;
  gap: var(--s5);
  margin-block-start: var(--s5);
`

/** Shows a suspended user the sections of the own account that still work. */
export const SuspendedAccount = ({ session: { user, actor } }: { session: OpenSession }) => (
  <Stack>
    <PasswordSection user={user} />
    <DataSection user={user} />
    <DeleteAccountSection user={user} actor={actor} />
  </Stack>
)
