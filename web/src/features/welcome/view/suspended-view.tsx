import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { formatMinute } from 'domain/dates.ts'
import styled from 'styled-components'
import { StatusPanel } from '#components/account/status-panel.tsx'
import { Actions, ButtonAnchor } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icon.tsx'
import { WorkIcon, type WorkIconName } from '#components/controls/work-icon.tsx'
import { Box, TwoBoxes } from '#components/dashboard/box.tsx'
import { StatusChip } from '#components/dashboard/chip.tsx'
import { WorkHead } from '#components/dashboard/work-head.tsx'
import { latePart } from '#components/dashboard/late-part.tsx'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { phoneHref } from '#lib/format/phone.ts'
import { useLanguage } from '#lib/format/texts.ts'
import { useOrganisation } from '#lib/page-data/content.tsx'
import { paths } from '#lib/paths.ts'
import { media } from '#styles/media.ts'

/** Loads the forms after the page, since they need Formik and yup. */
const SuspendedAccount = latePart<{ session: OpenSession }>(
  'suspended-account',
  async () => (await import('./suspended-account.tsx')).SuspendedAccount,
)

const Reason = styled.blockquote`
  justify-self: stretch;
  padding: var(--s3) var(--s4);
  border-inline-start: 6px solid var(--ink);
  background: var(--surface-sunk);
  white-space: pre-line;
  overflow-wrap: anywhere;

  /* the chosen reason stands above the note */
  &::first-line {
    font-weight: 600;
  }
  ${media.forcedColours} {
    border-inline-start-color: CanvasText;
  }
`

const Lines = styled.ul`
  li {
    display: flex;
    gap: var(--s3);
    align-items: center;
    padding-block: 8px;
    border-block-start: 1px solid var(--line);
  }
`

const List = ({ icon, lines }: { icon: WorkIconName; lines: readonly (string | false)[] }) => (
  <Lines>
    {lines.map(
      (line) =>
        line && (
          <li key={line}>
            <WorkIcon name={icon} />
            {line}
          </li>
        ),
    )}
  </Lines>
)

/** Tells a suspended user why, how to reach the office, and what is still possible. */
export function SuspendedView({ session }: { session: OpenSession }) {
  const { t } = useLingui()
  const { user } = session
  const { phone, answerDays } = useOrganisation()
  const language = useLanguage()
  const { suspended } = user
  const isOffice = user.role !== 'member'
  return (
    <>
      <WorkHead title={t`Your account`}>
        <StatusChip status="suspended" />
      </WorkHead>
      <StatusPanel uid={user.id} done={0}>
        <h2>
          <Trans>Your account is suspended</Trans>
        </h2>
        {suspended && (
          <>
            <p>
              <Trans>
                Since {formatMinute(suspended.at, language)}. You cannot use your membership until the office
                reinstates you.
              </Trans>
            </p>
            <Reason>{suspended.reason}</Reason>
          </>
        )}
        <h3>
          <Trans>Write to the office</Trans>
        </h3>
        <p>
          <Trans>Tell us if you think this is a mistake.</Trans>{' '}
          <Plural
            value={answerDays}
            one="We reply within one working day."
            other="We reply within # working days."
          />
        </p>
        <Actions>
          <ButtonAnchor href={paths.contact}>
            <Icon name="mail" />
            <Trans>Write a message</Trans>
          </ButtonAnchor>
          <ButtonAnchor href={phoneHref(phone)} $kind="line">
            <Icon name="phone" />
            <bdi dir="ltr">{phone}</bdi>
          </ButtonAnchor>
        </Actions>
      </StatusPanel>
      <TwoBoxes>
        <Box>
          <h2>
            <Trans>What you can still do</Trans>
          </h2>
          <List
            icon="check"
            lines={[
              t`Write to the office`,
              t`Change your password`,
              t`Download your data`,
              t`Delete your account`,
            ]}
          />
        </Box>
        <Box>
          <h2>
            <Trans>What is closed</Trans>
          </h2>
          <List
            icon="lock"
            lines={[t`Your membership`, t`Changing your details`, isOffice && t`The pages of the office`]}
          />
          <p>
            <Trans>Nothing is deleted. All of it comes back when the office reinstates you.</Trans>
          </p>
        </Box>
      </TwoBoxes>
      <SuspendedAccount session={session} />
    </>
  )
}
