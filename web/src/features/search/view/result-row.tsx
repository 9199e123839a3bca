import styled from 'styled-components'
import { WorkIcon } from '#components/controls/work-icon.tsx'
import { PersonPicture } from '#components/dashboard/person-picture.tsx'
import { clamped } from '#styles/clamped.ts'
import { media } from '#styles/media.ts'
import type { ResultOption } from '../use-groups.tsx'

/** The name of a group of results, and how many there are. */
export const GroupName = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--s4);
  padding: var(--s2) 20px 4px;
  color: var(--ink-soft);
  font: 600 var(--t-s) / 1.4 var(--text);

  ${media.belowTablet} {
    padding-inline: 14px;
  }
`

const Row = styled.div.attrs({ role: 'option' })`
  display: flex;
  align-items: center;
  gap: var(--s3);
  min-block-size: 56px;
  padding-block: 6px;
  padding-inline: 16px 20px;
  border-inline-start: 4px solid transparent;
  cursor: pointer;
  line-height: 1.4;
  overflow-wrap: anywhere;

  &[aria-selected='true'] {
    border-inline-start-color: var(--accent);
    background: var(--accent-tint);
  }
  ${media.forcedColours} {
    border-inline-start-color: Canvas;

    &[aria-selected='true'] {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }
  }
  ${media.belowTablet} {
    padding-inline: 10px 14px;
  }
  > :last-child:not(:only-child, :nth-child(2)) {
    flex: none;
  }
`

const Sign = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 40px;
  block-size: 40px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  color: var(--ink);
`

const Picture = styled(PersonPicture)`
  inline-size: 40px;
  block-size: 40px;
`

const Words = styled.span`
  flex: 1;
  min-inline-size: 0;

  > b {
    ${clamped(2)}
    font-weight: 600;
  }
  > span {
    display: block;
    color: var(--ink-soft);
    font-size: var(--t-s);
  }
  mark {
    border-block-end: 2px solid var(--waiting-edge);
    background: var(--waiting-tint);
    color: inherit;
    font-weight: 700;
  }
`

interface ResultRowProps {
  option: ResultOption
  /** Id of the element, to which the field refers. */
  id: string
  /** What is marked in the texts. */
  search: string
  isActive: boolean
  onMark: () => void
  onOpen: () => void
}

/** Shows a result. The field keeps the focus, also when it is pressed. */
export function ResultRow({ option, id, search, isActive, onMark, onOpen }: ResultRowProps) {
  const { picture, title, about, chip } = option
  return (
    <Row
      id={id}
      aria-selected={isActive}
      onPointerMove={onMark}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onOpen}
    >
      {typeof picture === 'string' ? (
        <Sign>
          <WorkIcon name={picture} />
        </Sign>
      ) : (
        <Picture user={picture} />
      )}
      <Words>
        <b>
          <Marked text={title} search={search} />
        </b>{' '}
        {about && (
          <span>
            <Marked text={about} search={search} />
          </span>
        )}
      </Words>{' '}
      {chip}
    </Row>
  )
}

/** Marks the words of a search in a text. */
function Marked({ text, search }: { text: string; search: string }) {
  const words = search
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  if (words.length === 0) return text
  const parts = text.split(new RegExp(`(${words.join('|')})`, 'giu'))
  // split puts what is in brackets at each second place
  return parts.map((part, n) => (n % 2 === 1 ? <mark key={n}>{part}</mark> : part))
}
