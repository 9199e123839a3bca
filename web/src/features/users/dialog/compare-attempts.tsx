import { Trans, useLingui } from '@lingui/react/macro'
import { formatInstant } from 'domain/dates.ts'
import { DOCUMENT_NAMES } from 'domain/documents.ts'
import type { UserHistory } from 'domain/office/history.ts'
import { CORRECTABLE_FIELDS } from 'domain/user-fields.ts'
import { type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { useFieldText } from '#components/application/use-field-text.ts'
import { Button } from '#components/controls/button.tsx'
import { controlStyle, selectArrow } from '#components/fields/control-style.ts'
import { usePrivatePicture } from '#lib/firebase/use-private-picture.ts'
import { useLanguage } from '#lib/format/texts.ts'
import { media } from '#styles/media.ts'
import { INITIAL_VIEW, changeView } from '../pictures/picture-view.ts'
import { PictureViewer, PictureTools } from '../pictures/picture-viewer.tsx'

type Attempt = UserHistory['attempts'][number]

const Select = styled.select`
  ${controlStyle}
  ${selectArrow}
  min-block-size: 44px;
  font-size: 1rem;
`

const Table = styled.table`
  inline-size: 100%;
  margin-block-start: var(--s3);
  border-collapse: collapse;
  table-layout: fixed;
  background: var(--surface);

  th,
  td {
    padding: 6px var(--s3);
    border-block-end: 1px solid var(--line);
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  tbody th {
    color: var(--ink-soft);
    font-weight: 400;
  }
  th:first-child {
    inline-size: 22%;
  }
  tr[data-differs] > td {
    background: var(--waiting-tint);
    font-weight: 600;
  }
  ${media.belowTablet} {
    font-size: var(--t-s);
    th,
    td {
      padding-inline: 6px;
    }
  }
`

const Differs = styled.small`
  display: block;
  color: var(--accent);
  font-size: var(--t-s);
  font-weight: 700;
`

const Frame = styled.div`
  block-size: 220px;
  ${media.belowTablet} {
    block-size: 140px;
  }
`

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
`

interface AttemptPictureProps {
  /** '' if none was sent. */
  address: string
  of: string
}

/** Renders a picture of an attempt. It loads at a press, since each view of a card is recorded. */
function AttemptPicture({ address, of }: AttemptPictureProps) {
  const { t } = useLingui()
  const [attempt, setAttempt] = useState(0)
  if (!address) return <Trans>Not given</Trans>
  if (attempt === 0)
    return (
      <Button type="button" $kind="line" $small onClick={() => setAttempt(1)}>
        {t`Show ${of}`}
      </Button>
    )
  // trying again mounts a new component, which fetches again
  return <ShownPicture key={attempt} address={address} of={of} onRetry={() => setAttempt(attempt + 1)} />
}

function ShownPicture({ address, of, onRetry }: AttemptPictureProps & { onRetry: () => void }) {
  const url = usePrivatePicture(address)
  const [view, setView] = useState(INITIAL_VIEW)
  return (
    <>
      <Frame>
        <PictureViewer url={url} name={of} view={view} onRetry={onRetry} />
      </Frame>
      <Tools>
        <PictureTools of={of} view={view} onChange={(change) => setView(changeView(view, change))} />
      </Tools>
    </>
  )
}

/** Shows any two attempts side by side: values and pictures. */
export function CompareAttempts({ attempts }: { attempts: readonly Attempt[] }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { label, format } = useFieldText()
  const [indexes, setIndexes] = useState<readonly [number, number]>([
    attempts.length - 2,
    attempts.length - 1,
  ])
  const [first, second] = [attempts[indexes[0]] ?? attempts[0], attempts[indexes[1]] ?? attempts.at(-1)]
  if (!first || !second) return null
  const nameOf = (index: number, { sentAt }: Attempt) =>
    t`Attempt ${index + 1}, ${formatInstant(sentAt, language)}`
  const choose = (side: 0 | 1, name: string) => (
    <Select
      aria-label={name}
      value={indexes[side]}
      onChange={({ target }) => {
        const index = Number(target.value)
        setIndexes(side === 0 ? [index, indexes[1]] : [indexes[0], index])
      }}
    >
      {attempts.map((attempt, index) => (
        <option key={attempt.revision} value={index}>
          {nameOf(index, attempt)}
        </option>
      ))}
    </Select>
  )
  const row = (name: string, differs: boolean, cells: readonly [ReactNode, ReactNode]) => (
    <tr key={name} data-differs={differs || undefined}>
      <th scope="row">
        {name}
        {differs && (
          <Differs>
            <Trans>changed</Trans>
          </Differs>
        )}
      </th>
      <td>{cells[0]}</td>
      <td>{cells[1]}</td>
    </tr>
  )
  return (
    <Table aria-label={t`Two attempts side by side`}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Field</Trans>
          </th>
          <th scope="col">{choose(0, t`Attempt on the left`)}</th>
          <th scope="col">{choose(1, t`Attempt on the right`)}</th>
        </tr>
      </thead>
      <tbody>
        {CORRECTABLE_FIELDS.map((name) =>
          row(label[name], first.sent[name] !== second.sent[name], [
            format(first.sent, name) || t`Not given`,
            format(second.sent, name) || t`Not given`,
          ]),
        )}
        {DOCUMENT_NAMES.map((name) => {
          const isSame = first.sent[name] === second.sent[name]
          return row(label[name], !isSame, [
            <AttemptPicture key={first.sent[name]} address={first.sent[name]} of={label[name]} />,
            isSame && first.sent[name] ? (
              <Trans key="same">The same picture</Trans>
            ) : (
              <AttemptPicture key={second.sent[name]} address={second.sent[name]} of={label[name]} />
            ),
          ])
        })}
      </tbody>
    </Table>
  )
}
