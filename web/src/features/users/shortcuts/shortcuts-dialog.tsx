import { Trans, useLingui } from '@lingui/react/macro'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import { Tick } from '#components/fields/tick.tsx'
import { Dialog, DialogBody, DialogFoot } from '#components/overlay/dialog.tsx'
import { media } from '#styles/media.ts'
import { setLetterShortcuts, useLetterShortcuts } from './use-shortcuts.ts'

const Columns = styled(DialogBody)`
  grid-template-columns: 1fr 1fr;
  gap: var(--s4) var(--s6);

  ${media.belowTablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const List = styled.section`
  > h3 {
    padding-block-end: var(--s2);
    background: var(--running) 0 100% / 100% 2px no-repeat;
    font: 700 1rem/1.2 var(--text);
    ${media.forcedColours} {
      border-block-end: 2px dashed;
    }
  }
  div {
    display: grid;
    grid-template-columns: 112px 1fr;
    gap: var(--s3);
    align-items: center;
    min-block-size: 40px;
    border-block-end: 1px solid var(--line);
  }
  dt {
    display: flex;
    gap: 4px;
  }
  kbd {
    min-inline-size: 26px;
    padding: 2px 6px;
    border: 1.5px solid var(--edge);
    border-radius: var(--radius);
    background: var(--surface);
    font: 600 var(--t-s) / 1.3 var(--text);
    text-align: center;
  }
`

const Close = styled(Button)`
  margin-inline-start: auto;
`

type Line = readonly [keys: readonly string[], action: string]

const Keys = ({ title, lines }: { title: string; lines: readonly Line[] }) => (
  <List>
    <h3>{title}</h3>
    <dl>
      {lines.map(([keys, action]) => (
        <div key={action}>
          <dt>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{action}</dd>
        </div>
      ))}
    </dl>
  </List>
)

/** Lists all keyboard shortcuts, with a switch that turns one-letter shortcuts off. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const areSingleOn = useLetterShortcuts()
  return (
    <Dialog title={t`Keyboard shortcuts`} onClose={onClose}>
      <Columns>
        <Keys
          title={t`In a list`}
          lines={[
            [['↑', '↓'], t`move from row to row`],
            [[t`Space`], t`select the row`],
            [[t`Enter`], t`open the details`],
            [['/'], t`search the list`],
            [['Ctrl', 'K'], t`search everything`],
            [['Esc'], t`clear the selection`],
          ]}
        />
        <Keys
          title={t`In an application`}
          lines={[
            [['A'], t`approve and open the next`],
            [['R'], t`reject (asks for the reasons)`],
            [['1', '9'], t`tick a reason, from 1 to 9`],
            [['N'], t`add an office note`],
            [['Ctrl', t`Enter`], t`send the rejection`],
            [['←', '→'], t`previous, next application`],
            [['F', 'B'], t`full screen: front, back`],
            [['+', '−'], t`zoom in, zoom out`],
            [['T'], t`rotate`],
            [['U'], t`undo the last decision`],
          ]}
        />
      </Columns>
      <DialogFoot>
        <Tick>
          <input
            type="checkbox"
            checked={areSingleOn}
            onChange={({ target }) => setLetterShortcuts(target.checked)}
          />
          <Trans>Use one-letter shortcuts</Trans>
        </Tick>
        <Close type="button" $kind="line" onClick={onClose}>
          <Trans>Close</Trans>
        </Close>
      </DialogFoot>
    </Dialog>
  )
}
