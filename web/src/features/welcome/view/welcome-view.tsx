import { Trans, useLingui } from '@lingui/react/macro'
import { formatMonth } from 'domain/dates.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import { toFigureSeed } from 'domain/values/entity-tag.ts'
import styled from 'styled-components'
import { Box, Pairs, TwoBoxes } from '#components/dashboard/box.tsx'
import { RolePill, StatusChip } from '#components/dashboard/chip.tsx'
import { EmailText } from '#components/dashboard/email-text.tsx'
import { PersonPicture } from '#components/dashboard/person-picture.tsx'
import { latePart } from '#components/dashboard/late-part.tsx'
import { PageHead } from '#components/layout/page-head.tsx'
import { Portrait } from '#components/needlework/avatar.tsx'
import type { WithId } from '#lib/firebase/use-live.ts'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { greetedName } from '#lib/format/names.ts'
import { useLanguage } from '#lib/format/texts.ts'
import { onNight } from '#styles/grounds.ts'
import { media } from '#styles/media.ts'

const Night = styled.section`
  ${onNight}
  position: relative;
  overflow: hidden;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;

  ${media.belowTablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Words = styled.div`
  display: grid;
  gap: var(--s3);
  justify-items: start;
  padding: clamp(24px, 3vw, 44px);

  > h1 {
    font-size: clamp(2rem, 1.4rem + 2vw, 2.75rem);
    overflow-wrap: anywhere;
  }
  > p {
    max-inline-size: 34em;
  }
`

const FullName = styled.p`
  font-weight: 600;
  overflow-wrap: anywhere;
`

const Designation = styled.p`
  font: 600 1.25rem/1.2 var(--display);
`

const Art = styled.div`
  position: relative;
  align-self: stretch;
  inline-size: 300px;
  overflow: hidden;

  ${media.belowTablet} {
    order: -1;
    inline-size: 100%;
    block-size: 132px;
  }
`

const Figure = styled(Portrait)`
  position: absolute;
  inset-block-start: 50%;
  inset-inline-start: 20px;
  inline-size: 380px;
  translate: 0 -50%;
`

/** Greets the user, beside the user's own pattern. */
function Greeting({ user }: { user: WithId<UserDocument> }) {
  const { t } = useLingui()
  const name = greetedName(user, useLanguage(), user.username)
  const isTeam = user.role === 'team'
  const designation = user.designation || t`a team member`
  return (
    <Night>
      <PageHead title={t`Dashboard`} />
      <Words>
        <RolePill role={user.role} />
        <h1>
          <Trans>Welcome, {name}</Trans>
        </h1>
        <FullName>
          <bdi>{user.full_name}</bdi>
        </FullName>
        {isTeam && user.designation && <Designation>{user.designation}</Designation>}
        <p>
          {isTeam ? (
            <Trans>You are part of the team as {designation}, empowering women in business.</Trans>
          ) : (
            <Trans>
              You are an approved member of the chamber. Until you add a picture, this pattern is your
              picture.
            </Trans>
          )}
        </p>
      </Words>
      <Art>
        <Figure seed={toFigureSeed(user.id)} size="large" />
      </Art>
    </Night>
  )
}

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

/** Loaded after what the user reads first. */
const MemberBoxes = latePart('boxes', async () => (await import('./boxes.tsx')).MemberBoxes)
const TeamBoxes = latePart<{ session: OpenSession }>(
  'team-boxes',
  async () => (await import('./team-boxes.tsx')).TeamBoxes,
)

/** Loaded later, since its forms bring Formik and yup. */
const OwnPage = latePart<{ session: OpenSession }>(
  'own-page',
  async () => (await import('../own/own-page.tsx')).OwnPage,
)

/** Renders the first view of members and of the team. */
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
              <h2>
                <bdi dir="ltr">{user.username}</bdi>
              </h2>
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
      {user.role === 'member' ? <MemberBoxes /> : <TeamBoxes session={session} />}
      <OwnPage session={session} />
    </>
  )
}
