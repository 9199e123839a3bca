import { Trans, useLingui } from '@lingui/react/macro'
import { MAIL_FILTERS, type MailFilter } from 'domain/office/outbox.ts'
import { useState } from 'react'
import styled from 'styled-components'
import { Tabs } from '#components/controls/tabs.tsx'
import { MailLines } from '#components/mails/mail-lines.tsx'
import { useMails } from './api.ts'
import { PagedList } from './paged-list.tsx'

const Panel = styled.div`
  margin-block-start: var(--s4);
`

const Hint = styled.p`
  margin-block-start: var(--s4);
  color: var(--ink-soft);
  font-size: var(--t-s);
`

/** Lists waiting, sent and failed e-mails. A failed one can be sent again. */
export function Outbox() {
  const { t } = useLingui()
  const [shown, setShown] = useState<MailFilter | 'all'>('all')
  const list = useMails(shown === 'all' ? '' : shown)
  const names = { all: t`All`, waiting: t`Waiting`, failed: t`Failed`, sent: t`Sent` }
  const empty = {
    all: t`No e-mails in the last 30 days`,
    waiting: t`No e-mails are waiting`,
    failed: t`No failed e-mails`,
    sent: t`No e-mails sent in the last 30 days`,
  }
  return (
    <Tabs
      name="mails"
      label={t`State of the e-mails`}
      tabs={(['all', ...MAIL_FILTERS] as const).map((id) => ({
        id,
        label: names[id],
        count: list.counts?.[id],
      }))}
      selected={shown}
      onSelect={setShown}
    >
      <Panel>
        <PagedList list={list} shown={list.rows?.length} empty={empty[shown]}>
          <MailLines mails={list.rows ?? []} />
        </PagedList>
        <Hint>
          <Trans>E-mails are listed for 30 days after they were sent or failed.</Trans>
        </Hint>
      </Panel>
    </Tabs>
  )
}
