import { useLingui } from '@lingui/react/macro'
import type { DonationDocument } from 'domain/stored/sent-forms.ts'
import styled from 'styled-components'
import { Pairs } from '#components/dashboard/box.tsx'
import { StatusChip } from '#components/dashboard/chip.tsx'
import { useDollars } from '#lib/format/dollars.ts'
import { useContent } from '#lib/page-data/content.tsx'
import { useCauses } from '../api.ts'
import { DonationActions } from '../detail/donation-actions.tsx'
import { Address, InboxDetail } from '../detail/inbox-detail.tsx'
import { InboxRow } from '../list/inbox-row.tsx'
import type { DetailProps, RowProps } from '../list/list-kind.ts'
import { useDoneLabel } from '../detail/done.tsx'
import { ShortWhen, When } from '../when.tsx'

/** Returns the title of a cause, and its id until that is known or where the cause was deleted. @param id '' for none */
function useCauseTitle(id: string): string {
  const { t } = useLingui()
  const known = useContent('causes')
  const loaded = useCauses(known === undefined && id !== '')
  if (id === '') return t`Where it is needed most`
  return (known ?? loaded)?.causes.find((cause) => cause.id === id)?.title ?? id
}

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

/** Returns the donor's name. A deleted account leaves none. */
function useDonor({ first_name, last_name }: Pick<DonationDocument, 'first_name' | 'last_name'>): string {
  const { t } = useLingui()
  return `${first_name} ${last_name}`.trim() || t`A former user`
}

/** Shows a donation as a row of the list. */
export function DonationRow({ form, ...row }: RowProps<'donations'>) {
  const { t } = useLingui()
  const done = useDoneLabel()(form)
  const dollars = useDollars()
  return (
    <InboxRow
      {...row}
      id={form.id}
      at={form.createdAt}
      isNew={form.state === 'pledged'}
      from={useDonor(form)}
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

/** Shows a donation, with the buttons that mark it as received. */
export function DonationDetail({ form }: DetailProps<'donations'>) {
  const { t } = useLingui()
  const dollars = useDollars()
  const cause = useCauseTitle(form.cause)
  return (
    <InboxDetail
      over={<Sum>{dollars.exact(form.amount)}</Sum>}
      title={useDonor(form)}
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
            [t`E-mail`, form.email && <Address key="email" email={form.email} />],
            [t`Address`, form.address],
            [t`Reference`, form.id],
          ]}
        />
      }
      words={form.message}
    >
      <DonationActions donation={form} />
    </InboxDetail>
  )
}
