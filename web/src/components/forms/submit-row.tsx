import { Trans } from '@lingui/react/macro'
import { type MouseEvent, type ReactNode, use } from 'react'
import styled, { css } from 'styled-components'
import { Icon } from '#components/controls/icon.tsx'
import { media } from '#styles/media.ts'
import { CountInvalidFields } from './error-summary.tsx'
import { InvalidFields } from '#components/fields/invalid-fields.ts'

/** Why a form was not sent. */
export interface Failure {
  /** `refused` by the server; `waiting`: the same request may succeed later. */
  tone: 'waiting' | 'refused'
  title: ReactNode
  /** What to do. */
  text?: ReactNode
  /** Whether it is read out from here, since no toast did. */
  isAloud: boolean
}

const TONES = {
  waiting: css`
    background: var(--waiting-tint);
    border-color: var(--waiting-edge);
  `,
  refused: css`
    background: var(--danger-tint);
    border-color: var(--danger);
  `,
}

const Row = styled.div<{ $tone: keyof typeof TONES | undefined }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--s4) var(--s5);
  align-items: center;
  line-height: 1.5;

  ${({ $tone }) =>
    $tone &&
    css`
      padding: var(--s5);
      border: 1.5px solid;
      border-inline-start-width: 8px;
      ${TONES[$tone]}
    `}
  ${media.belowTablet} {
    grid-template-columns: minmax(0, 1fr);
    padding-inline: ${({ $tone }) => $tone && 'var(--s4)'};

    /* takes no row while it says nothing */
    > div:last-child:not(:has(a, p)) {
      margin-block-start: calc(-1 * var(--s4));
    }
  }
`

const Link = styled.a`
  display: inline-flex;
  gap: var(--s2);
  align-items: center;
  min-block-size: 44px;
  color: var(--danger);
  font-weight: 600;
`

const Why = ({ title, text }: Failure) => (
  <>
    <p>
      <b>{title}</b>
    </p>
    {text && <p>{text}</p>}
  </>
)

/** Renders the button of a long form, and beside it why the form was not sent, or how many fields to correct. */
export function SubmitRow({ failure, children }: { failure: Failure | undefined; children: ReactNode }) {
  const { left, showList } = use(InvalidFields)
  const handleClick = (event: MouseEvent) => {
    event.preventDefault()
    showList()
  }
  const shown = left.length > 0 ? undefined : failure
  return (
    <Row $tone={shown?.tone}>
      {children}
      <div>
        {/* in the page before it has a text, so that the text is read out */}
        <div role="alert">{shown?.isAloud && <Why {...shown} />}</div>
        {shown && !shown.isAloud && <Why {...shown} />}
        {left.length > 0 && (
          <Link href="#invalid-fields" onClick={handleClick}>
            <Icon name="alert" />
            <span>
              <CountInvalidFields value={left.length} />: <Trans>see the list</Trans>
            </span>
          </Link>
        )}
      </div>
    </Row>
  )
}
