import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { sendMailAgain } from 'domain/api/office.ts'
import { formatMinute } from 'domain/dates.ts'
import {
  canSendAgain,
  type ListedMail,
  type MailStanding,
  mailStandingOf,
  STATES_OF,
} from 'domain/office/outbox.ts'
import styled, { css } from 'styled-components'
import { Icon, type IconName } from '#components/controls/icon.tsx'
import { MiniButton } from '#components/controls/mini-button.tsx'
import { WorkIcon } from '#components/controls/work-icon.tsx'
import { showToast } from '#components/overlay/toasts.tsx'
import { useErrorToast } from '#components/overlay/use-error-toast.ts'
import { callSignedIn } from '#lib/firebase/call-signed-in.ts'
import { useLanguage } from '#lib/format/texts.ts'
import { queryKeys } from '#lib/query/query-keys.ts'
import { narrowList } from '#styles/narrow-list.ts'
import { useMailNames } from './use-mail-names.ts'

const Lines = styled.ul`
  border: 1px solid var(--line);
  background: var(--surface);

  > li {
    display: grid;
    grid-template-columns: 13.5em minmax(0, 5fr) minmax(0, 6fr) auto;
    gap: 2px var(--s4);
    align-items: center;
    min-block-size: 56px;
    padding: var(--s2) var(--s4);
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  > li + li {
    border-block-start: 1px solid var(--line);
  }
  time,
  small {
    color: var(--ink-soft);
    font-size: var(--t-s);
    font-variant-numeric: tabular-nums;
  }
  small {
    display: block;
  }
  b {
    font-weight: 600;
  }
  ${narrowList} {
    > li {
      grid-template-columns: minmax(0, 1fr);
      padding-block: var(--s3);
    }
    > li > button {
      justify-self: start;
      margin-block-start: var(--s1);
    }
  }
`

const LOOKS = {
  sent: css`
    > svg {
      color: var(--success);
    }
  `,
  failed: css`
    color: var(--danger);
    font-weight: 600;
  `,
  waiting: css`
    > svg {
      color: var(--waiting);
    }
  `,
}

const State = styled.span<{ $look: keyof typeof LOOKS }>`
  display: flex;
  gap: var(--s2);
  align-items: start;
  ${({ $look }) => LOOKS[$look]}
`

const ICONS: Record<keyof typeof LOOKS, IconName> = { sent: 'check', failed: 'alert', waiting: 'clock' }

/** Lists e-mails with their state. One that failed can be sent again. */
export const MailLines = ({ mails }: { mails: readonly ListedMail[] }) => (
  <Lines>
    {mails.map((mail) => (
      <Line key={mail.id} mail={mail} />
    ))}
  </Lines>
)

function Line({ mail }: { mail: ListedMail }) {
  const language = useLanguage()
  const names = useMailNames()
  return (
    <li>
      <time dateTime={mail.createdAt}>{formatMinute(mail.createdAt, language)}</time>
      <span>
        <b>{names[mail.template]}</b>
        <small>
          <bdi>{mail.to}</bdi>
        </small>
      </span>
      <span>
        <MailState mail={mail} />
        {mail.error && (
          <small>
            <bdi>{mail.error}</bdi>
          </small>
        )}
      </span>
      {canSendAgain(mail) && <SendMailAgain mail={mail} />}
    </li>
  )
}

function MailState({ mail }: { mail: ListedMail }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { attempts, createdAt } = mail
  const at = mail.next && formatMinute(mail.next, language)
  const since = formatMinute(createdAt, language)
  const words: Record<MailStanding, string> = {
    sent: t`Sent`,
    failed: t`Failed after ${attempts} attempts`,
    held: t`Waiting until ${at}, in case the decision is undone`,
    limited: t`Waiting until ${at}: visitors caused too many e-mails`,
    waiting: t`Waiting`,
    late: t`Waiting since ${since}, not tried yet`,
    retried: t`Waiting. Tried ${attempts} times, next attempt at ${at}`,
    sending: t`Sending`,
    unknown: t`Not known whether it was sent. Ask the recipient before you send it again.`,
  }
  const standing = mailStandingOf(mail)
  const look = standing === 'sent' ? 'sent' : STATES_OF.failed.includes(mail.state) ? 'failed' : 'waiting'
  return (
    <State $look={look}>
      <Icon name={ICONS[look]} />
      {words[standing]}
    </State>
  )
}

/** Sends a failed e-mail again, and reads the office's data again. */
export function SendMailAgain({ mail: { id, to } }: { mail: ListedMail }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const showError = useErrorToast()
  const { mutate, isPending } = useMutation({
    mutationFn: () => callSignedIn(sendMailAgain, { id }),
    onSuccess: () => {
      void showToast('success', t`The e-mail to ${to} will be sent again within a minute.`)
      void client.invalidateQueries({ queryKey: queryKeys.office })
      void client.invalidateQueries({ queryKey: queryKeys.inbox })
    },
    onError: (error) => showError(error),
  })
  return (
    <MiniButton
      type="button"
      aria-label={t`Send again to ${to}`}
      aria-busy={isPending}
      onClick={() => mutate()}
    >
      <WorkIcon name="turn" />
      <Trans>Send again</Trans>
    </MiniButton>
  )
}
