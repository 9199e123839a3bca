import styled from 'styled-components'
import { DataSection } from '#components/account/data-section.tsx'
import { LeaveSection } from '#components/account/leave-section.tsx'
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
    <LeaveSection user={user} actor={actor} />
  </Stack>
)
