import { Trans, useLingui } from '@lingui/react/macro'
import { formatMinute } from 'domain/dates.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import { sentAtOf } from 'domain/user.ts'
import styled from 'styled-components'
import { Button, ButtonAnchor } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icon.tsx'
import { EmailText } from '#components/dashboard/email-text.tsx'
import type { WithId } from '#lib/firebase/use-live.ts'
import { phoneHref, toWhatsApp } from '#lib/format/phone.ts'
import { useLanguage } from '#lib/format/texts.ts'
import { media } from '#styles/media.ts'
import { notPrinted } from '#styles/print.ts'
import { EarlierDecisions } from './application-history.tsx'
import { ComparedSection, ComparedValue } from './compared-value.tsx'
import { Heading } from './dialog-frame.tsx'
import { OneTimeCodes } from './one-time-codes.tsx'
import { useHistory } from '../api.ts'

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--s5);

  dl {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 0 var(--s4);
  }
  .wide {
    grid-column: 1 / -1;
  }
  dt {
    color: var(--ink-soft);
    font-size: var(--t-s);
  }
  dd {
    margin-block-end: var(--s2);
    overflow-wrap: anywhere;
  }
  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.print} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--s4);
  }
`

const Reach = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  margin-block-end: var(--s2);
  ${notPrinted}
`

const Way = styled(ButtonAnchor)`
  padding-inline: var(--s3);
`

const Quote = styled.dd`
  white-space: pre-line;
`

const Proof = styled.span<{ $isVerified: boolean }>`
  display: flex;
  gap: var(--s2);
  align-items: center;
  font-size: var(--t-s);
  font-weight: 600;
  color: var(${({ $isVerified }) => ($isVerified ? '--success' : '--waiting')});
`

/** Shows whether the e-mail is confirmed. */
const Verified = ({ isVerified }: { isVerified: boolean }) => (
  <Proof $isVerified={isVerified}>
    <Icon name={isVerified ? 'check' : 'clock'} />
    {isVerified ? <Trans>E-mail confirmed</Trans> : <Trans>E-mail not confirmed</Trans>}
  </Proof>
)

const Print = styled(Button)`
  margin-inline-start: calc(-1 * var(--s3));
  ${notPrinted}
`

/** Shows contact, business and application. */
export function DetailSections({ user }: { user: WithId<UserDocument> }) {
  const { t } = useLingui()
  const history = useHistory(user)
  const decisions = history?.decisions ?? []
  const isTold = decisions.some(({ reason }) => reason === user.rejection_reason)
  const language = useLanguage()
  return (
    <Columns>
      <section>
        <Heading>
          <Trans>Contact Information</Trans>
        </Heading>
        {/* the first admin has no phone */}
        {user.phone !== '' && (
          <Reach>
            <Way href={phoneHref(user.phone, user.phone_e164)} $kind="line" $small>
              <Icon name="phone" />
              <Trans>Call</Trans>
            </Way>
            {/* other websites must not learn the URL of this page */}
            <Way
              href={
                user.whatsapp
                  ? toWhatsApp(user.whatsapp, user.whatsapp_e164)
                  : toWhatsApp(user.phone, user.phone_e164)
              }
              target="_blank"
              rel="noopener noreferrer"
              $kind="line"
              $small
            >
              <Icon name="whatsapp" />
              <Trans>WhatsApp</Trans>
            </Way>
          </Reach>
        )}
        <dl>
          <ComparedSection
            section="contact"
            shown={{
              email: (
                <ComparedValue name="email" isWide>
                  <a href={`mailto:${user.email}`}>
                    <EmailText email={user.email} />
                  </a>
                  {history && <Verified isVerified={history.email_verified} />}
                </ComparedValue>
              ),
            }}
          />
          <OneTimeCodes user={user} />
        </dl>
      </section>
      <section>
        <Heading>
          <Trans>Business Information</Trans>
        </Heading>
        <dl>
          <ComparedSection
            section="business"
            shown={{
              business: <ComparedValue name="business" label={t`Name`} />,
              business_nature: <ComparedValue name="business_nature" label={t`Nature`} />,
              business_address: <ComparedValue name="business_address" label={t`Address`} isWide />,
              business_registration: (
                <ComparedValue name="business_registration" label={t`Registration`} isWide />
              ),
            }}
          />
        </dl>
      </section>
      <section>
        <Heading>
          <Trans>Application</Trans>
        </Heading>
        <dl>
          <ComparedSection
            section="application"
            shown={{
              designation: (user.role === 'team' || user.designation) && (
                <ComparedValue name="designation" isWide />
              ),
            }}
          />
          <div className="wide">
            <dt>
              <Trans>First sent</Trans>
            </dt>
            <dd>{formatMinute(user.createdAt, language)}</dd>
          </div>
          {sentAtOf(user) !== user.createdAt && (
            <div className="wide">
              <dt>
                <Trans>Sent again</Trans>
              </dt>
              <dd>{formatMinute(sentAtOf(user), language)}</dd>
            </div>
          )}
          {decisions.length > 0 && <EarlierDecisions decisions={decisions} />}
          {user.rejection_reason && !isTold && (
            <div className="wide">
              <dt>
                {user.is_rejected ? (
                  <Trans>Reason for rejection</Trans>
                ) : (
                  <Trans>Earlier reason for rejection</Trans>
                )}
              </dt>
              <Quote>“{user.rejection_reason}”</Quote>
            </div>
          )}
        </dl>
        <Print type="button" $kind="plain" $small onClick={() => window.print()}>
          <Icon name="print" />
          <Trans>Print the application</Trans>
        </Print>
      </section>
    </Columns>
  )
}
