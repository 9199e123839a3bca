import { Trans, useLingui } from '@lingui/react/macro'
import { formatInstant } from 'domain/dates.ts'
import type { InboxList, Suspect } from 'domain/inbox.ts'
import { Actions, Button } from '#components/controls/button.tsx'
import { Pairs } from '#components/dashboard/box.tsx'
import { EmailText } from '#components/dashboard/email-text.tsx'
import { EmptyState, LoadFailed } from '#components/feedback/empty-state.tsx'
import { Loading } from '#components/feedback/loading.tsx'
import { Comma } from '#lib/format/format-list.ts'
import { useErrorText } from '#lib/format/use-error-text.ts'
import { useLanguage } from '#lib/format/texts.ts'
import { useAcceptSuspect, useSuspects } from '../api.ts'
import { Hint, InboxDetail } from '../detail/inbox-detail.tsx'
import { BothSides, InboxLayout } from '../list/inbox-layout.ts'
import { InboxRow } from '../list/inbox-row.tsx'
import { ListAndDetail } from '../list/list-and-detail.tsx'
import { useListState } from '../list-state.ts'
import { useListTexts } from '../use-list-texts.ts'
import { When } from '../when.tsx'

/** Returns what one form of each list is called. */
function useFormNames(): Record<InboxList, string> {
  const { t } = useLingui()
  return {
    donations: t`Donation`,
    messages: t`Message`,
    volunteers: t`Volunteer offer`,
    comments: t`Comment`,
  }
}

/** Lists what bots seem to have sent, so that an admin can move a form of a person to the inbox. */
export function SpamPanel() {
  const words = useListTexts('spam')
  const errorText = useErrorText()
  const { listState, to, go } = useListState()
  const { items, error, isFetching, hasNextPage, fetchNextPage, refetch } = useSuspects()
  if (!items)
    return (
      <InboxLayout>
        <BothSides>
          {error ? (
            <LoadFailed text={errorText(error)} onRetry={() => void refetch()} />
          ) : (
            <Loading text={words.loading} />
          )}
        </BothSides>
      </InboxLayout>
    )
  if (items.length === 0)
    return (
      <InboxLayout>
        <BothSides>
          <EmptyState text={words.none} isSewn />
        </BothSides>
      </InboxLayout>
    )
  const itemOf = (id: string) => items.find((item) => item.id === id)
  return (
    <InboxLayout>
      <ListAndDetail
        words={words}
        ids={items.map(({ id }) => id)}
        open={listState.open}
        to={(id) => to({ open: id })}
        row={(id, isOpen) => {
          const item = itemOf(id)
          return item && <Row suspect={item} isOpen={isOpen} to={to({ open: id })} />
        }}
        detail={(id, onGone) => {
          const item = itemOf(id)
          return item ? <Detail key={id} suspect={item} onGone={onGone} /> : <Hint>{words.gone}</Hint>
        }}
        onLeave={() => go({ open: '' })}
        foot={
          hasNextPage && (
            <Button type="button" $kind="plain" aria-busy={isFetching} onClick={() => void fetchNextPage()}>
              <Trans>Show older</Trans>
            </Button>
          )
        }
      />
    </InboxLayout>
  )
}

function Row({ suspect, ...row }: { suspect: Suspect; isOpen: boolean; to: string }) {
  const names = useFormNames()
  const { id, list, name, subject, words, createdAt } = suspect
  return (
    <InboxRow
      {...row}
      id={id}
      at={createdAt}
      isNew={false}
      from={name}
      about={`${names[list]}: ${subject || words}`}
      done={undefined}
    />
  )
}

function Detail({ suspect, onGone }: { suspect: Suspect; onGone: () => void }) {
  const { t } = useLingui()
  const language = useLanguage()
  const names = useFormNames()
  const { id, list, name, email, subject, words, createdAt, expiresAt } = suspect
  const { mutate, isPending } = useAcceptSuspect(id, t`Moved to the inbox.`, onGone)
  return (
    <InboxDetail
      title={subject || names[list]}
      head={
        <p>
          <bdi>{name}</bdi>
          <Comma />
          <When at={createdAt} />
        </p>
      }
      facts={
        <Pairs
          pairs={[
            [t`Sent as`, names[list]],
            [t`E-mail`, <EmailText key="email" email={email} />],
            [t`Reference`, id],
            [t`Deleted on`, formatInstant(expiresAt, language)],
          ]}
        />
      }
      words={words}
    >
      <Actions>
        <Button type="button" $kind="line" aria-busy={isPending} onClick={() => mutate()}>
          <Trans>Move to the inbox</Trans>
        </Button>
      </Actions>
      <Hint>
        <Trans>A field that people do not see was filled in. The sender got no e-mail.</Trans>
      </Hint>
    </InboxDetail>
  )
}
