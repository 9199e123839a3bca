import styled from 'styled-components'
import { DataSection } from '#components/account/data-section.tsx'
import { DeleteAccountSection } from '#components/account/delete-account-section.tsx'
import type { OpenSession } from '#lib/firebase/use-session.ts'

const Stack = styled.div`
  display: grid;
  gap: var(--s5);
  margin-block-start: var(--s5);
`

/** Lets an applicant download the stored data and withdraw the application. */
export const OwnAccount = ({ session: { user, actor } }: { session: OpenSession }) => (
  <Stack>
    <DataSection user={user} />
    <DeleteAccountSection user={user} actor={actor} />
  </Stack>
)
