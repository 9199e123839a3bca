import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import { useOneUser } from '#lib/firebase/live-queries.ts'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import type { Conflict } from './changes.ts'
import type { AnyFields } from './part-text.ts'
import { PARTS } from './parts/parts.ts'
import { formatField, formatValue, textAt } from './format-value.ts'
import type { EditedPart } from './use-parts.ts'
import { nameOf, type Values, withValueAt } from './values.ts'

const Box = styled.section`
  display: grid;
  gap: var(--s4);
  margin-block-end: var(--s5);
  padding: var(--s4);
  border-inline-start: 6px solid var(--waiting-edge);
  background: var(--waiting-tint);

  > h2 {
    font-size: 1.375rem;
  }
`
const Field = styled.fieldset`
  margin: 0;
  padding: 0;
  border: 0;

  > legend {
    padding: 0;
    font-weight: 600;
  }
`
const Pick = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--s3);
  align-items: start;
  min-block-size: 44px;
  padding-block: 10px;
  overflow-wrap: anywhere;
  white-space: pre-line;
  cursor: pointer;

  > input {
    inline-size: 22px;
    block-size: 22px;
    margin: 1px 0 0;
    accent-color: var(--accent);
  }
`

interface ConflictsProps {
  session: OpenSession
  edited: EditedPart
  /** Goes on with what was chosen. */
  onSettle: (content: Values) => void
}

/** Two have changed the same: who the other was, what each wrote, and a choice for each field. Nothing of either is lost before it. */
export function Conflicts({ session, edited, onSettle }: ConflictsProps) {
  const { part, stored, content, conflicts } = edited
  const { t, i18n } = useLingui()
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set())
  const user = useOneUser(session, stored.updatedBy || session.user.id)
  const who = (stored.updatedBy && user.status === 'ready' && user.data?.full_name) || t`Someone else`
  const fields = PARTS[part].fields as AnyFields
  const say = ({ path }: Conflict, value: unknown) => formatValue(textAt(fields, path), value) || t`(empty)`

  const choose = (name: string, isTheirs: boolean) => {
    const next = new Set(theirs)
    if (isTheirs) next.add(name)
    else next.delete(name)
    setTheirs(next)
  }
  const handleSettle = () =>
    onSettle(
      conflicts
        .filter(({ path }) => theirs.has(nameOf(path)))
        .reduce((settled, conflict) => withValueAt(settled, conflict.path, conflict.theirs), content),
    )
  return (
    <Box aria-labelledby="meanwhile">
      <h2 id="meanwhile" tabIndex={-1}>{t`${who} has changed this too`}</h2>
      <p>
        <Trans>Choose which version to keep. This part is not published until you do.</Trans>
      </p>
      {conflicts.map((conflict) => {
        const name = nameOf(conflict.path)
        return (
          <Field key={name}>
            <legend>{formatField(i18n, fields, content, conflict.path)}</legend>
            <Pick>
              <input
                type="radio"
                name={`choice-${name}`}
                checked={!theirs.has(name)}
                onChange={() => choose(name, false)}
              />
              <span>{t`Your version: ${say(conflict, conflict.mine)}`}</span>
            </Pick>
            <Pick>
              <input
                type="radio"
                name={`choice-${name}`}
                checked={theirs.has(name)}
                onChange={() => choose(name, true)}
              />
              <span>{t`Their version: ${say(conflict, conflict.theirs)}`}</span>
            </Pick>
          </Field>
        )
      })}
      <div>
        <Button type="button" $kind="line" $small onClick={handleSettle}>
          <Trans>Keep these versions</Trans>
        </Button>
      </div>
    </Box>
  )
}
