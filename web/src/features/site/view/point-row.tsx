import { Trans, useLingui } from '@lingui/react/macro'
import { type OpeningPoint, PART_OF_POINT, type PointState } from 'domain/content/opening/opening-points.ts'
import styled from 'styled-components'
import { plural } from '@lingui/core/macro'
import type { Content } from 'domain/content/content.ts'
import { MiniButton, MiniLink } from '#components/controls/mini-button.tsx'
import { WorkIcon } from '#components/controls/work-icon.tsx'
import { StatusChip } from '#components/dashboard/chip.tsx'
import { paths } from '#lib/paths.ts'
import { narrowList } from '#styles/narrow-list.ts'
import { formatList } from '#lib/format/format-list.ts'
import { type Opening, useLeaveOut } from '../opening.ts'

interface PointTexts {
  title: string
  /** What is entered. */
  ready: string
  /** Why it cannot stay as it is, and what to do. */
  todo: string
  /** On the link to its form. */
  enter: string
  /** On the button that leaves it out; absent for what every site needs. */
  leaveOut?: string
}

/** Returns what the list says of each point. @param content as it is stored */
function usePointTexts(content: Content): Record<OpeningPoint, PointTexts> {
  const { t, i18n } = useLingui()
  const { organisation, team, causes, giving, joining, privacy } = content
  const { iban } = organisation.bank
  const people = team.leaders.length
  const leftOut = t`Left out of the site.`
  const leaveOut = t`Leave out`
  const named = (names: string[]) => formatList(names, i18n.locale) || leftOut
  return {
    bank: {
      title: t`Bank account for donations`,
      ready: iban || t`No bank account. The donation page asks donors to contact you.`,
      todo: t`Enter your account, or choose no bank account. Visitors would pay into an account that does not exist.`,
      enter: t`Enter account`,
      leaveOut: t`No bank account`,
    },
    team: {
      title: t`Leadership`,
      ready: people > 0 ? t`${plural(people, { one: '# person', other: '# people' })}` : leftOut,
      todo: t`Some of the people are invented. Enter the real names, or leave these people out.`,
      enter: t`Enter names`,
      leaveOut,
    },
    counters: {
      title: t`Counters`,
      ready: Object.values(content.counters).some((figure) => figure > 0) ? t`Your figures.` : leftOut,
      todo: t`Some figures are invented. Visitors would think that they are real.`,
      enter: t`Enter figures`,
      leaveOut,
    },
    name: {
      title: t`Name`,
      ready: organisation.name,
      todo: t`This is still the name of an example. Enter the name of your chamber.`,
      enter: t`Enter name`,
    },
    phone: {
      title: t`Phone`,
      ready: organisation.phone,
      todo: t`This is still the phone of an example. Enter the phone of your office.`,
      enter: t`Enter phone`,
    },
    email: {
      title: t`E-mail`,
      ready: organisation.email,
      todo: t`This is still the e-mail of an example. Enter the e-mail of your office.`,
      enter: t`Enter e-mail`,
    },
    causes: {
      title: t`Causes`,
      ready: named(causes.causes.map(({ title }) => title)),
      todo: t`Some causes or their stories are invented. Enter your own, or leave these out.`,
      enter: t`Enter causes`,
      leaveOut,
    },
    giving: {
      title: t`Amounts and spending`,
      ready: giving.sums.length + giving.hundred.parts.length > 0 ? t`Your amounts.` : leftOut,
      todo: t`The suggested amounts, or how money was spent, are invented. Enter your own, or leave them out.`,
      enter: t`Enter amounts`,
      leaveOut,
    },
    fees: {
      title: t`Fees`,
      ready: named(joining.fees.map(({ name }) => name)),
      todo: t`Some fees, or the text about them, are invented. Enter your own, or leave them out.`,
      enter: t`Enter fees`,
      leaveOut,
    },
    story: {
      title: t`History`,
      ready: content.aims.story ? t`Your own text.` : leftOut,
      todo: t`Where the chamber comes from, and how large it is, are invented.`,
      enter: t`Enter history`,
      leaveOut,
    },
    quote: {
      title: t`Quotation of a volunteer`,
      ready: content.volunteering.quote.by || leftOut,
      todo: t`These words and their author are invented.`,
      enter: t`Enter quotation`,
      leaveOut,
    },
    privacy: {
      title: t`Privacy page`,
      ready: privacy.contact.name,
      todo: t`Enter who answers questions about personal data, and check how long you keep it.`,
      enter: t`Enter contact`,
    },
  }
}

const TINTS: Record<PointState, string> = { missing: 'danger', sample: 'waiting', ready: 'success' }

const Row = styled.li<{ $state: PointState }>`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr) auto auto;
  gap: var(--s2) var(--s4);
  align-items: center;
  padding: var(--s3) var(--s5);
  border-block-start: 1px solid var(--line);

  > :first-child {
    display: grid;
    place-items: center;
    align-self: start;
    block-size: 44px;
    background: ${({ $state }) => `var(--${TINTS[$state]}-tint)`};
    color: ${({ $state }) => `var(--${TINTS[$state]})`};
  }
  h2 {
    font: 700 1.0625rem/1.3 var(--text);
  }
  p {
    color: var(--ink-soft);
    line-height: 1.35;
    overflow-wrap: anywhere;
  }
  > :nth-child(3) {
    grid-column: ${({ $state }) => ($state === 'ready' ? 'auto' : '3 / -1')};
  }
  > :last-child {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s2);
    grid-column: ${({ $state }) => ($state === 'ready' ? 'auto' : '2 / -1')};
  }
  ${narrowList} {
    grid-template-columns: 44px minmax(0, 1fr);
    padding-inline: var(--s4);

    > :nth-child(n + 3) {
      grid-column: 2;
      justify-self: start;
    }
  }
`
/** Shows a point of the list before opening: its state, and where to complete or leave it out. */
export function PointRow({ point, opening }: { point: OpeningPoint; opening: Opening }) {
  const { t } = useLingui()
  const { title, ready, todo, enter, leaveOut } = usePointTexts(opening.content)[point]
  const { mutate, isPending } = useLeaveOut(opening)
  const state = opening.states[point]
  const to = `${paths.dashboardView('site')}&part=${PART_OF_POINT[point]}`
  return (
    <Row $state={state}>
      <span>
        <WorkIcon name={state === 'ready' ? 'check' : state === 'missing' ? 'alert' : 'copy'} />
      </span>
      <div>
        <h2>{title}</h2>
        <p>{state === 'ready' ? <bdi>{ready}</bdi> : todo}</p>
      </div>
      <StatusChip status={state} />
      {state === 'ready' ? (
        <div>
          <MiniLink to={to} $kind="plain" aria-label={t`Edit: ${title}`}>
            <Trans>Edit</Trans>
          </MiniLink>
        </div>
      ) : (
        <div>
          <MiniLink to={to} $kind="main">
            {enter}
          </MiniLink>
          {leaveOut && (
            <MiniButton
              type="button"
              $kind="plain"
              aria-label={`${leaveOut}: ${title}`}
              aria-busy={isPending}
              onClick={() => mutate(point)}
            >
              {leaveOut}
            </MiniButton>
          )}
        </div>
      )}
    </Row>
  )
}
