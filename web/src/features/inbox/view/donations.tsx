import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { DonationDocument } from 'domain/stored/sent-forms.ts'
import { currencyOf } from 'domain/money/money.ts'
import { groupBy } from 'domain/values/collections.ts'
import styled from 'styled-components'
import { Pairs } from '#components/dashboard/box.tsx'
import { StatusChip } from '#components/dashboard/chip.tsx'
import { useStatusNames } from '#components/dashboard/use-status-names.ts'
import { EmailText } from '#components/dashboard/email-text.tsx'
import { Comma, formatList } from '#lib/format/format-list.ts'
import { useLanguage } from '#lib/format/texts.ts'
import { useMoney } from '#lib/format/use-money.ts'
import { useContent } from '#lib/page-data/content.tsx'
import { useCauses } from '../api.ts'
import { DonationActions } from '../detail/donation-actions.tsx'
import { DeleteButton, InboxDetail } from '../detail/inbox-detail.tsx'
import { InboxRow } from '../list/inbox-row.tsx'
import type { DetailProps, ListKind, RowProps } from '../list/list-kind.ts'
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

/** Returns what formats the donor's name. A deleted account leaves none. */
function useDonor() {
  const { t } = useLingui()
  return ({ first_name, last_name }: DonationDocument) =>
    `${first_name} ${last_name}`.trim() || t`A former user`
}

/** Shows a donation as a row of the list. */
export function DonationRow({ form, ...row }: RowProps<'donations'>) {
  const { t } = useLingui()
  const done = useDoneLabel()(form)
  const { exact } = useMoney()
  return (
    <InboxRow
      {...row}
      id={form.id}
      at={form.createdAt}
      isNew={form.state === 'pledged'}
      from={useDonor()(form)}
      about={
        <>
          <ShortWhen at={form.createdAt} />
          <Comma />
          {form.payment_method === 'card' ? t`by card` : t`offline`}
        </>
      }
      end={<EndSum>{exact(form.amount, currencyOf(form))}</EndSum>}
      done={done}
    />
  )
}

/** Shows a donation, with the buttons that mark it as received or delete it. */
export function DonationDetail({ form, onDelete }: DetailProps<'donations'>) {
  const { t } = useLingui()
  const { exact } = useMoney()
  const cause = useCauseTitle(form.cause)
  return (
    <InboxDetail
      over={<Sum>{exact(form.amount, currencyOf(form))}</Sum>}
      title={useDonor()(form)}
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
            [t`E-mail`, form.email && <EmailText key="email" email={form.email} />],
            [t`Address`, form.address],
            [t`Reference`, form.id],
          ]}
        />
      }
      words={form.message}
    >
      <DonationActions donation={form}>
        {form.state !== 'charging' && <DeleteButton onPress={onDelete} />}
      </DonationActions>
    </InboxDetail>
  )
}

/** Returns the texts about deleting donations, which are records of money. */
export const useDonationDeletion: ListKind<'donations'>['useDeletionTexts'] = (donations) => {
  const { t } = useLingui()
  const { exact } = useMoney()
  const donor = useDonor()
  const names = useStatusNames()
  const count = donations.length
  const language = useLanguage()
  const sums = [...groupBy(donations, currencyOf)].map(([currency, same]) =>
    exact(
      same.reduce((all, { amount }) => all + amount, 0),
      currency,
    ),
  )
  const sum = formatList(sums, language)
  const isPaid = donations.some(({ state }) => state !== 'pledged')
  return {
    title: t`${plural(count, { one: `Delete the donation of ${sum}?`, other: 'Delete # donations?' })}`,
    lines: donations.map((donation) =>
      formatList(
        [
          `${donor(donation)}: ${exact(donation.amount, currencyOf(donation))}`,
          names[donation.state],
          donation.id,
        ],
        language,
      ),
    ),
    notes: [t`This removes ${sum} from all figures and exports.`, isPaid && t`No money is paid back.`].filter(
      (note) => note !== false,
    ),
    deleted: (gone) => t`${plural(gone, { one: 'Donation deleted.', other: '# donations deleted.' })}`,
  }
}
