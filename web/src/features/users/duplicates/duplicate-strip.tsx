import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { formatMonth } from 'domain/dates.ts'
import { rejectionOf } from 'domain/decisions/reasons.ts'
import { hasSamePhone, type PossibleDuplicate } from 'domain/duplicates/likeness.ts'
import { deriveStatus } from 'domain/status.ts'
import type { User } from 'domain/user.ts'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import { WorkIcon } from '#components/controls/work-icon.tsx'
import { Comma } from '#lib/format/format-list.ts'
import { useLanguage } from '#lib/format/texts.ts'
import { media } from '#styles/media.ts'
import { openDuplicates } from '../api.ts'
import { Strip } from '../decisions/decision-strip.tsx'

/** People who are named; of more, their number. */
const NAMED = 2

const People = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--s6);
  margin: 0;
  padding: 0;
  list-style: none;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  button {
    /* as high as a finger needs, without parting the lines */
    min-block-size: 44px;
    margin-block: -12px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--accent);
    font: inherit;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
`

/** On phones the button is below the names. */
const Wrapped = styled(Strip)`
  padding-block: 8px;
  padding-inline-end: var(--s5);

  ${media.belowDesktop} {
    flex-wrap: wrap;
    padding-inline-end: var(--s4);

    > ul {
      flex: 1 0 0;
    }
    > button {
      inline-size: 100%;
    }
  }
`

/** Returns what is known of somebody's membership, such as `member since May 2023`. */
function useStanding() {
  const { t } = useLingui()
  const language = useLanguage()
  return (user: User): string => {
    const status = deriveStatus(user)
    const at = status === 'approved' ? user.approvedAt : (rejectionOf(user)?.at ?? '')
    const month = formatMonth(at || user.createdAt, language)
    if (status === 'approved') return t`member since ${month}`
    return status === 'rejected' ? t`rejected in ${month}` : t`applied in ${month}`
  }
}

interface DuplicateStripProps {
  alike: readonly PossibleDuplicate[]
  /** @param uid of the one to begin with */
  onCompare: (uid?: string) => void
}

/** Names people who may be the same as the applicant, with the reason, above the application. If all were told apart, it says so. */
export function DuplicateStrip({ alike, onCompare }: DuplicateStripProps) {
  const standing = useStanding()
  const open = openDuplicates(alike)
  const isOpen = open.length > 0
  const shown = isOpen ? open : alike
  const more = shown.length - NAMED
  return (
    <Wrapped as="div" $tone={isOpen ? 'waiting' : 'good'}>
      <WorkIcon name={isOpen ? 'people' : 'check'} />
      <People>
        {shown.slice(0, NAMED).map(({ user, likeness }) => {
          const name = (
            <button type="button" id={`compare-${user.id}`} onClick={() => onCompare(user.id)}>
              <bdi>{user.full_name}</bdi>
            </button>
          )
          return (
            <li key={user.id}>
              {!isOpen ? (
                <Trans>
                  <b>Not the same person</b> as {name}
                </Trans>
              ) : hasSamePhone(likeness) ? (
                <Trans>
                  <b>Same phone</b> as {name}
                </Trans>
              ) : likeness.full_name === 'same' ? (
                <Trans>
                  <b>Same name</b> as {name}
                </Trans>
              ) : (
                <Trans>
                  <b>Similar name</b> to {name}
                </Trans>
              )}
              <Comma />
              {standing(user)}
            </li>
          )
        })}
        {more > 0 && (
          <li>
            <Plural value={more} one="and # more" other="and # more" />
          </li>
        )}
      </People>
      <Button type="button" id="compare-all" $kind="line" $small onClick={() => onCompare()}>
        <Trans>Compare</Trans>
      </Button>
    </Wrapped>
  )
}
