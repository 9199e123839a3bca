import { Trans, useLingui } from '@lingui/react/macro'
import styled from 'styled-components'
import { ConflictFields, useOwnVersions } from '#components/conflict/conflict-fields.tsx'
import { Button } from '#components/controls/button.tsx'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { useEditorName } from '../api.ts'
import { formatAt, formatField } from '../form/format-value.ts'
import type { AnyFields } from '../parts/form-definition.ts'
import { PARTS } from '../parts/parts.ts'
import type { EditedPart } from '../use-edited-parts.ts'
import { toName, type Values, withValueAt } from '../values.ts'

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

/** The id of the heading, which takes the focus. */
export const CONFLICT_HEADING = 'conflict'

interface ConflictsProps {
  session: OpenSession
  edited: EditedPart
  /** Called with the content that was chosen. */
  onSettle: (content: Values) => void
}

/** Shows what two people have changed in a part, and asks for one choice a field. Nothing is lost before that. */
export function Conflicts({ session, edited, onSettle }: ConflictsProps) {
  const { part, stored, content, conflicts } = edited
  const { t, i18n } = useLingui()
  const who = useEditorName(session, stored.updatedBy) ?? t`Someone else`
  const fields = PARTS[part].fields as AnyFields
  const { own, choose } = useOwnVersions(conflicts.map(({ path }) => toName(path)))
  const handleSettle = () =>
    onSettle(
      conflicts
        .filter(({ path }) => !own.includes(toName(path)))
        .reduce((settled, conflict) => withValueAt(settled, conflict.path, conflict.theirs), content),
    )
  return (
    <Box aria-labelledby={CONFLICT_HEADING}>
      <h2 id={CONFLICT_HEADING} tabIndex={-1}>{t`${who} has changed this too`}</h2>
      <p>
        <Trans>Choose which version to keep. This part is not published until you do.</Trans>
      </p>
      <ConflictFields
        fields={conflicts.map(({ path, mine, theirs }) => ({
          name: toName(path),
          label: formatField(i18n, fields, content, path),
          mine: formatAt(fields, path, mine),
          theirs: formatAt(fields, path, theirs),
        }))}
        theirs={t`Saved by ${who}`}
        own={own}
        onChoose={choose}
      />
      <div>
        <Button type="button" $kind="line" $small onClick={handleSettle}>
          <Trans>Keep these versions</Trans>
        </Button>
      </div>
    </Box>
  )
}
