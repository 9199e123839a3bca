import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { countDue } from 'domain/api/office.ts'
import { TERM_NAMES, type TermName } from 'domain/limits.ts'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import { LoadFailed } from '#components/feedback/empty-state.tsx'
import { Loading } from '#components/feedback/loading.tsx'
import { Question, SafeAnswer } from '#components/overlay/question.tsx'
import { callSignedIn } from '#lib/firebase/call-signed-in.ts'
import { useErrorText } from '#lib/format/use-error-text.ts'
import { queryKeys } from '#lib/query/query-keys.ts'
import { privacy } from '../parts/short-parts.ts'
import type { EditedPart } from '../use-edited-parts.ts'

const List = styled.ul`
  margin-block: var(--s3);

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 var(--s4);
    padding-block: var(--s2);
    border-block-end: 1px solid var(--line);
  }
  small {
    grid-row: 2;
    color: var(--ink-soft);
    font-size: var(--t-s);
  }
  b {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`

interface ShorterTerm {
  term: TermName
  from: number
  to: number
}

/** Finds the terms that the unpublished changes make shorter. */
export const findShorter = (edited: readonly EditedPart[]): ShorterTerm[] =>
  edited
    .filter(({ part }) => part === 'privacy')
    .flatMap(({ content, stored }) =>
      TERM_NAMES.map((term) => ({ term, from: Number(stored.content[term]), to: Number(content[term]) })),
    )
    .filter(({ from, to }) => to < from)

interface ShorterTermsProps {
  shorter: readonly ShorterTerm[]
  onClose: () => void
  onConfirm: () => void
}

/** Asks before terms get shorter, and shows how much goes. */
export function ShorterTerms({ shorter, onClose, onConfirm }: ShorterTermsProps) {
  const { t, i18n } = useLingui()
  const errorText = useErrorText()
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.dueCounts(shorter.map(({ term, to }) => `${term} ${to}`).join()),
    queryFn: ({ signal }) =>
      Promise.all(
        shorter.map(async ({ term, to }) => {
          const { count } = await callSignedIn(countDue, { name: term, days: to }, { signal })
          return count
        }),
      ),
    staleTime: 0,
  })
  return (
    <Question
      title={t`Remove data earlier?`}
      onClose={onClose}
      answers={
        <>
          <SafeAnswer $kind="line" onClick={onClose}>
            <Trans>Continue editing</Trans>
          </SafeAnswer>
          <Button type="button" $kind="danger" aria-disabled={!data} onClick={onConfirm}>
            <Trans>Publish the shorter terms</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>From tomorrow night, the daily job removes this and cannot undo it:</Trans>
      </p>
      {!data && !error && <Loading text={t`Counting...`} />}
      {!data && error && <LoadFailed text={errorText(error)} onRetry={() => void refetch()} />}
      {data && (
        <List>
          {shorter.map(({ term, from, to }, n) => (
            <li key={term}>
              <span>{i18n._(privacy.fields[term].label)}</span>
              <b>{i18n.number(data[n] ?? 0)}</b>
              <small>
                <Trans>
                  <Plural value={from} one="# day" other="# days" /> until now, then{' '}
                  <Plural value={to} one="# day" other="# days" />
                </Trans>
              </small>
            </li>
          ))}
        </List>
      )}
    </Question>
  )
}
