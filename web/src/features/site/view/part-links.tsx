import { useLingui } from '@lingui/react/macro'
import { plural } from '@lingui/core/macro'
import type { ContentPart } from 'domain/content/content.ts'
import { useId } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { controlStyle, selectArrow } from '#components/fields/control-style.ts'
import { Hint, Label } from '#components/fields/field-frame.tsx'
import { paths } from '#lib/paths.ts'
import { useLanguage } from '#lib/format/texts.ts'
import { media } from '#styles/media.ts'
import { narrowList, wideList } from '#styles/narrow-list.ts'
import { PART_GROUPS, PART_NAMES, PARTS } from '../parts/parts.ts'
import type { PartErrors, Parts } from '../use-edited-parts.ts'

const Groups = styled.nav`
  display: grid;
  gap: var(--s3);
  h2 {
    margin-block-end: 2px;
    padding-inline: 12px;
    color: var(--ink-soft);
    font: 600 var(--t-s) / 1.3 var(--text);
    letter-spacing: 0;
    word-spacing: 0;
  }
  ${narrowList} {
    display: none;
  }
`
const Entry = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  min-block-size: 44px;
  padding-block: 4px;
  padding-inline: 12px 8px;
  border-inline-start: 4px solid transparent;
  color: var(--ink);
  font-weight: 500;
  line-height: 1.25;
  text-decoration: none;

  &:hover {
    background: var(--surface-sunk);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  ${media.forcedColours} {
    border-color: Canvas;
  }
  &[aria-current] {
    border-color: var(--accent);
    background: var(--surface);
    color: var(--accent);
    font-weight: 700;
    ${media.forcedColours} {
      border-color: Highlight;
    }
  }
`
const State = styled.small<{ $isWrong: boolean }>`
  flex: none;
  padding: 2px 6px;
  border-radius: var(--radius);
  background: var(${({ $isWrong }) => ($isWrong ? '--danger-tint' : '--waiting-tint')});
  color: var(${({ $isWrong }) => ($isWrong ? '--danger' : '--waiting')});
  font: 600 var(--t-xs) / 1.3 var(--text);
`
const Pick = styled.div`
  display: grid;
  gap: 6px;
  ${wideList} {
    display: none;
  }
`
const Select = styled.select`
  ${controlStyle}
  ${selectArrow}
`

interface PartLinksProps {
  all: Parts['all']
  errors: PartErrors
  current: ContentPart
}

/** Lists the parts of the website text in groups; on phones as one select. Only a part with changes has a state. */
export function PartLinks({ all, errors, current }: PartLinksProps) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const id = useId()
  const list = new Intl.ListFormat(useLanguage(), { type: 'unit' })
  const addressOf = (part: ContentPart) => `${paths.dashboardView('site')}&part=${part}`
  const nameOf = (part: ContentPart) => i18n._(PARTS[part].label)
  const wrongIn = (part: ContentPart) => Object.keys(errors[part] ?? {}).length
  const stateOf = (part: ContentPart): string => {
    const [changes, wrong] = [all[part].changes.length, wrongIn(part)]
    if (wrong > 0) return t`${wrong} to correct`
    return changes > 0 ? t`${plural(changes, { one: '# change', other: '# changes' })}` : ''
  }
  const open = PART_NAMES.filter(stateOf)
  return (
    <div>
      <Groups aria-label={t`Parts of the website`}>
        {PART_GROUPS.map((group) => (
          <div key={group.parts[0]}>
            <h2>{i18n._(group.label)}</h2>
            <ul>
              {group.parts.map((part) => (
                <li key={part}>
                  <Entry to={addressOf(part)} aria-current={part === current ? 'true' : undefined}>
                    {nameOf(part)}
                    {stateOf(part) && <State $isWrong={wrongIn(part) > 0}>{stateOf(part)}</State>}
                  </Entry>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Groups>
      <Pick>
        <Label htmlFor={id}>{t`Part of the website`}</Label>
        <Select
          id={id}
          value={current}
          onChange={({ target }) => void navigate(addressOf(target.value as ContentPart))}
        >
          {PART_GROUPS.map((group) => (
            <optgroup key={group.parts[0]} label={i18n._(group.label)}>
              {group.parts.map((part) => (
                <option key={part} value={part}>
                  {list.format([nameOf(part), stateOf(part)].filter(Boolean))}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
        {open.length > 0 && (
          <Hint>{t`${open.length} of ${PART_NAMES.length} parts are not published: ${list.format(open.map(nameOf))}`}</Hint>
        )}
      </Pick>
    </div>
  )
}
