import { useLingui } from '@lingui/react/macro'
import styled from 'styled-components'
import { Pairs } from '#components/dashboard/box.tsx'
import { StatusChip } from '#components/dashboard/chip.tsx'
import { useDollars } from '#lib/format/dollars.ts'
import { InboxRow } from './list/inbox-row.tsx'
import type { RecordOf, RowOf } from './list/kind.ts'
import { Address } from './detail/address.tsx'
import { Receipt } from './detail/receipt.tsx'
import { Record } from './detail/inbox-detail.tsx'
import { useCauseTitle } from './use-cause-title.ts'
import { useDoneLabel } from './use-done-label.ts'
import { ShortWhen, When } from './when.tsx'

const Sum = styled.p`
  && {
    color: var(--ink);
  }
  font: 700 2.25rem/1.1 var(--display);
  font-variant-numeric: tabular-nums lining-nums;
`

const EndSum = styled.span`
  font-variant-numeric: tabular-nums;
`

export function DonationRow({ form, ...row }: RowOf<'donations'>) {
  const { t } = useLingui()
  const done = useDoneLabel()(form)
  const dollars = useDollars()
  return (
    <InboxRow
      {...row}
      id={form.id}
      at={form.createdAt}
      isNew={form.state === 'pledged'}
      from={`${form.first_name} ${form.last_name}`}
      about={
        <>
          <ShortWhen at={form.createdAt} />, {form.payment_method === 'card' ? t`by card` : t`offline`}
        </>
      }
      end={<EndSum>{dollars.exact(form.amount)}</EndSum>}
      done={done}
    />
  )
}

export function DonationRecord({ form }: RecordOf<'donations'>) {
  const { t } = useLingui()
  const dollars = useDollars()
  const cause = useCauseTitle(form.cause)
  return (
    <Record
      over={<Sum>{dollars.exact(form.amount)}</Sum>}
      title={`${form.first_name} ${form.last_name}`}
      head={
        <>
          <StatusChip status={form.state} />
          <p>
            <When at={form.createdAt} />
          </p>
        </>
      }
      facts={
        <Pairs
          pairs={[
            [t`Cause`, cause],
            [t`Payment`, form.payment_method === 'card' ? t`Payment By Card` : t`Offline Donation`],
            [t`E-mail`, <Address key="email" email={form.email} />],
            [t`Address`, form.address],
            [t`Reference`, form.id],
          ]}
        />
      }
      words={form.message}
    >
      <Receipt gift={form} />
    </Record>
  )
}
