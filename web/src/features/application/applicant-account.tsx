import styled from 'styled-components'
import { DataSection } from '#components/account/data-section.tsx'
import { DeleteAccountSection } from '#components/account/delete-account-section.tsx'
import type { OpenSession } from '#lib/firebase/use-session.ts'

const Stack = styled.div`
  display: grid;
  gap: var(--s5);
  margin-block-start: var(--s5);
`

/** Shows two sections to an applicant: download all stored data, and delete the account with the application. */
export const ApplicantAccount = ({ session: { user, actor } }: { session: OpenSession }) => (
  <Stack>
    <DataSection user={user} />
    <DeleteAccountSection user={user} actor={actor} />
  </Stack>
)
