import styled from 'styled-components'
import { DataSection } from '#components/account/data-section.tsx'
import { DeleteAccountSection } from '#components/account/delete-account-section.tsx'
import type { OpenSession } from '#lib/firebase/use-session.ts'

const Stack = styled.div`
  display: grid;
  gap: var(--s5);
  margin-block-start: var(--s5);
`

/** What an applicant may do with what is stored of her: take it with her, and take it back. */
export const OwnAccount = ({ session: { user, actor } }: { session: OpenSession }) => (
  <Stack>
    <DataSection user={user} />
    <DeleteAccountSection user={user} actor={actor} />
  </Stack>
)
