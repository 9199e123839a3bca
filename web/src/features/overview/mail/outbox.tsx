import { Trans, useLingui } from '@lingui/react/macro'
import { formatMinute } from 'domain/dates.ts'
import {
  canSendAgain,
  type ListedMail,
  MAIL_FILTERS,
  type MailFilter,
  type MailStanding,
  standingOf,
} from 'domain/office/outbox.ts'
import { useState } from 'react'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import { Filter, Filters, ShowLabel } from '#components/dashboard/filters.tsx'
import { showToast } from '#components/overlay/toasts.tsx'
import { useErrorText } from '#lib/format/use-error-text.ts'
import { useLanguage } from '#lib/format/texts.ts'
import { useMails, useSendMailAgain } from '../api.ts'
import { Lines, PagedList } from '../paged-list.tsx'
import { useFilterNames, useMailNames } from './use-mail-names.ts'

const Part = styled.section`
  margin-block-start: var(--s7);
  scroll-margin-block-start: var(--s6);
  > h2 {
    margin-block-end: var(--s3);
    font-size: 1.75rem;
  }
`

/** Lists waiting, sent and failed e-mails. A failed one can be sent again. */
export function Outbox() {
  const { t } = useLingui()
  const names = useFilterNames()
  const [show, setShow] = useState<MailFilter | ''>('')
  const list = useMails(show)
  return (
    <Part id="mail" aria-labelledby="mails" tabIndex={-1}>
      <h2 id="mails">
        <Trans>E-mails</Trans>
      </h2>
      <Filters>
        <Filter
          label={<ShowLabel />}
          value={show}
          options={[
            { value: '', label: t`All` },
            ...MAIL_FILTERS.map((value) => ({ value, label: names[value] })),
          ]}
          onChoose={setShow}
        />
      </Filters>
      <PagedList list={list} shown={list.rows?.length} empty={t`No e-mails found`}>
        <Lines>
          {list.rows?.map((mail) => (
            <Line key={mail.id} mail={mail} />
          ))}
        </Lines>
      </PagedList>
    </Part>
  )
}

function Line({ mail }: { mail: ListedMail }) {
  const language = useLanguage()
  const names = useMailNames()
  return (
    <li>
      <time dateTime={mail.createdAt}>{formatMinute(mail.createdAt, language)}</time>
      <span>
        <b>
          <bdi>{mail.to}</bdi>
        </b>
        <small>{names[mail.template]}</small>
      </span>
      <span>
        <State mail={mail} />
        {mail.error && (
          <small>
            <bdi>{mail.error}</bdi>
          </small>
        )}
      </span>
      {canSendAgain(mail) && <SendAgain mail={mail} />}
    </li>
  )
}

function State({ mail }: { mail: ListedMail }) {
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
    unknown: t`Not confirmed by ${at}. It may have been sent. It is tried again automatically.`,
  }
  return words[standingOf(mail)]
}

function SendAgain({ mail }: { mail: ListedMail }) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const { to } = mail
  const { mutate, isPending } = useSendMailAgain(mail.id)
  const sendAgain = () =>
    mutate(undefined, {
      onSuccess: () => void showToast('success', t`The e-mail to ${to} will be sent again within a minute.`),
      onError: (error) => void showToast('error', errorText(error)),
    })
  return (
    <Button
      type="button"
      $kind="line"
      $small
      aria-label={t`Send again to ${to}`}
      aria-busy={isPending}
      disabled={isPending}
      onClick={sendAgain}
    >
      <Trans>Send again</Trans>
    </Button>
  )
}
