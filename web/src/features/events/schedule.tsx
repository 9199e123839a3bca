import styled from 'styled-components'
import { Prose } from '#components/layout/prose.tsx'
import { media } from '#styles/media.ts'
import { scheduleOf } from '#lib/format/schedule-of.ts'

const Rows = styled.ol`
  margin-block-start: var(--s5);
  li {
    display: grid;
    grid-template-columns: 108px minmax(0, 1fr);
    gap: var(--s5);
    padding-block: var(--s4);
    border-block-end: 1px solid var(--line);
    overflow-wrap: anywhere;
  }
  time {
    color: var(--accent);
    font: 600 1.25rem / 1.3 var(--display);
    white-space: nowrap;
  }
  b {
    font-weight: 700;
    unicode-bidi: plaintext;
  }
  p {
    color: var(--ink-soft);
    font-size: 1rem;
    white-space: pre-line;
    unicode-bidi: plaintext;
  }
  ${media.belowTablet} {
    li {
      grid-template-columns: 64px minmax(0, 1fr);
      gap: var(--s4);
    }
    time {
      font-size: 1.0625rem;
    }
  }
`

/** What an event is about, and what happens when. */
export function Schedule({ description }: { description: string }) {
  const { words, items } = scheduleOf(description)
  return (
    <>
      {words && <Prose text={words} />}
      {items.length > 0 && (
        <Rows>
          {items.map(({ time, title, text }, index) => (
            <li key={index}>
              <time>{time}</time>
              <div>
                <b>{title}</b>
                {text && <p>{text}</p>}
              </div>
            </li>
          ))}
        </Rows>
      )}
    </>
  )
}
