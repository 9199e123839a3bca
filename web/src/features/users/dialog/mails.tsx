import { Trans, useLingui } from '@lingui/react/macro'
import { LoadFailed } from '#components/feedback/empty-state.tsx'
import { Loading } from '#components/feedback/loading.tsx'
import { MailLines } from '#components/mails/mail-lines.tsx'
import { useErrorText } from '#lib/format/use-error-text.ts'
import { useMailsOf } from '../api.ts'

export interface MailsProps {
  uid: string
}

/** Lists the e-mails of the last 30 days to a person, the latest first. */
export function Mails({ uid }: MailsProps) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const { data, error, refetch } = useMailsOf(uid)
  if (data && data.length > 0) return <MailLines mails={data} />
  if (data)
    return (
      <p>
        <Trans>No e-mails in the last 30 days.</Trans>
      </p>
    )
  if (error) return <LoadFailed text={errorText(error)} onRetry={() => void refetch()} />
  return <Loading text={t`Loading...`} />
}
