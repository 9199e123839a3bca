import { Trans, useLingui } from '@lingui/react/macro'
import { formatMonth } from 'domain/dates.ts'
import styled from 'styled-components'
import { Box, Pairs, TwoBoxes } from '#components/dashboard/box.tsx'
import { StatusChip } from '#components/dashboard/chip.tsx'
import { EmailText } from '#components/dashboard/email-text.tsx'
import { PersonPicture } from '#components/dashboard/person-picture.tsx'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { latePart } from '#components/feedback/late-part.tsx'
import { useLanguage } from '#lib/format/texts.ts'
import { Greeting } from './greeting.tsx'

const Person = styled.div`
  display: flex;
  gap: var(--s4);
  align-items: center;
  min-inline-size: 0;
  margin-block-end: var(--s4);

  > div {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  h2 {
    font-size: 1.375rem;
  }
  div > span {
    color: var(--ink-soft);
    font-size: var(--t-s);
  }
`

/** Its forms bring formik and yup, which the first look does not wait for. */
const OwnPage = latePart<{ session: OpenSession }>(
  'own-page',
  async () => (await import('./own/own-page.tsx')).OwnPage,
)

/** The first view of an approved member or of the team. */
export function WelcomeView({ session }: { session: OpenSession }) {
  const { user } = session
  const { t } = useLingui()
  const language = useLanguage()
  return (
    <>
      <Greeting user={user} />
      <TwoBoxes>
        <Box>
          <Person>
            <PersonPicture user={user} size="medium" />
            <div>
              <h2>{user.username}</h2>
              <span>
                <EmailText email={user.email} />
              </span>
            </div>
          </Person>
          <Pairs
            pairs={[
              [t`Status`, <StatusChip key="status" status="active" />],
              [t`Member Since`, user.approvedAt && formatMonth(user.approvedAt, language)],
            ]}
          />
        </Box>
        <Box>
          <h2>
            <Trans>Business Information</Trans>
          </h2>
          <Pairs
            pairs={[
              [t`Business name`, user.business],
              [t`Business nature`, user.business_nature],
              [t`Phone number`, user.phone],
              [t`Address`, user.address],
            ]}
          />
        </Box>
      </TwoBoxes>
      <OwnPage session={session} />
    </>
  )
}
