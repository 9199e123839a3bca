import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { MouseEvent } from 'react'
import styled from 'styled-components'
import { Icon } from '#components/controls/icon.tsx'
import { media } from '#styles/media.ts'
import { visuallyHidden } from '#styles/visually-hidden.ts'
import { idOf, openPart, type Part, PARTS, useOpenFields, usePartTitles } from './parts.ts'

const Bar = styled.nav`
  position: sticky;
  inset-block-start: 0;
  z-index: 5;
  margin-block-start: var(--s6);
  border-block-end: 1px solid var(--line);
  background: var(--surface-page);

  > ol {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--s4);
  }
  ${media.belowTablet} {
    margin-inline: calc(-1 * var(--gutter));
    padding-inline: var(--gutter);

    > ol {
      gap: var(--s2);
    }
  }
  ${media.belowMidPhone} {
    > ol {
      gap: var(--s1);
    }
  }
`

const Step = styled.a<{ $isDone: boolean }>`
  --line-of-step: linear-gradient(var(--line), var(--line));
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 10px;
  align-content: center;
  align-items: center;
  block-size: 100%;
  min-block-size: 68px;
  padding-block: 10px 14px;
  background: var(--line-of-step) 0 100% / 100% 4px no-repeat;
  color: var(--ink-soft);
  line-height: 1.25;
  text-decoration: none;

  &[aria-current] {
    --line-of-step: var(--running);
    color: var(--accent);
  }
  ${({ $isDone }) => $isDone && '&, &[aria-current] { color: var(--success); }'}
  ${({ $isDone }) =>
    $isDone && '&:not([aria-current]) { --line-of-step: linear-gradient(currentColor, currentColor); }'}

  > i {
    display: grid;
    place-items: center;
    inline-size: 26px;
    block-size: 26px;
    border: 2px solid var(--edge);
    border-radius: var(--radius);
    font: 700 0.9375rem/1 var(--text);
  }
  &[aria-current] > i {
    border-color: currentColor;
    background: var(--accent);
    color: var(--on-accent);
  }
  ${({ $isDone }) =>
    $isDone &&
    '& > i, &[aria-current] > i { border-color: var(--success); background: var(--success); color: var(--on-accent); }'}
  > b {
    font-weight: 600;
  }
  /* the short title of phones */
  > b > span + span {
    display: none;
  }
  > small {
    grid-column: 2;
    color: var(--ink-soft);
    font-size: var(--t-s);
  }
  &:hover > b {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  ${media.forcedColours} {
    border-block-end: 2px solid;
    &[aria-current] {
      border-block-end: 6px double;
    }
  }
  ${media.belowTablet} {
    gap: 0 7px;
    min-block-size: 56px;
    /* no word breaks: large letters grow with the window only */
    font-size: max(min(0.875rem, max(14px, 3.9vw)), var(--t-floor, 0rem));
    line-height: 1.15;

    > b > :not(:last-child) {
      display: none;
    }
    > b > span + span {
      display: inline;
    }
    > small {
      ${visuallyHidden}
    }
  }
  ${media.belowMidPhone} {
    gap: var(--s1);
    > i {
      inline-size: 20px;
      block-size: 20px;
    }
  }
  ${media.belowPhone} {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** Shows how far each part of the form is. Stays at the top of the window. @param current the part that is being filled in */
export function PartsProgress({ current }: { current: Part }) {
  const { t } = useLingui()
  const titles = usePartTitles()
  const open = useOpenFields()
  const handleClick = (event: MouseEvent, part: Part) => {
    event.preventDefault()
    openPart(part)
  }
  return (
    <Bar data-sticky-head aria-label={t`Parts of the form`}>
      <ol>
        {PARTS.map((part, index) => {
          const isDone = open[part].length === 0
          return (
            <li key={part}>
              <Step
                href={`#${idOf(part)}`}
                aria-current={part === current ? 'step' : undefined}
                $isDone={isDone}
                onClick={(event) => handleClick(event, part)}
              >
                <i aria-hidden="true">{isDone ? <Icon name="check" /> : index + 1}</i>
                <b>
                  <span>{titles[part]}</span>
                  {part === 'documents' && <span>{t`Documents`}</span>}
                </b>
                <small>
                  {isDone ? (
                    <Trans>Done</Trans>
                  ) : (
                    <Plural value={open[part].length} one="# field left" other="# fields left" />
                  )}
                </small>
              </Step>
            </li>
          )
        })}
      </ol>
    </Bar>
  )
}
