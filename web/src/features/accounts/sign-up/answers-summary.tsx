import { Trans, useLingui } from '@lingui/react/macro'
import { formatDay } from 'domain/dates.ts'
import { useFormikContext } from 'formik'
import { Fragment, type MouseEvent } from 'react'
import styled from 'styled-components'
import { useChoices } from '#components/application/use-choices.ts'
import { FIELD_ID, focusControl } from '#components/fields/invalid-fields.ts'
import { useLanguage, useTexts } from '#lib/format/texts.ts'
import { media } from '#styles/media.ts'
import type { SignUpValues } from '../sign-up-values.ts'
import {
  FIELDS_OF,
  idOf,
  openPart,
  type Part,
  PARTS,
  type SignUpField,
  useOpenFields,
  usePartTitles,
} from './parts.ts'

const Box = styled.section`
  padding: 20px var(--s5) var(--s2);
  border: 1.5px solid var(--line);
  background: var(--surface);

  > h2 {
    font-size: 1.625rem;
  }
  > p {
    color: var(--ink-soft);
    font-size: 1rem;
  }
  ${media.belowTablet} {
    padding-inline: var(--s4);
  }
`

const Head = styled.div`
  display: flex;
  gap: var(--s4);
  align-items: center;
  justify-content: space-between;
  margin-block-start: var(--s4);
  border-block-end: 1px solid var(--line);

  > h3 {
    font-size: 1.25rem;
  }
  > a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    font-weight: 600;
    font-size: var(--t-s);
  }
`

const Answers = styled.dl`
  > div {
    display: grid;
    grid-template-columns: 11em minmax(0, 1fr);
    gap: 2px var(--s4);
    padding-block: 7px;
    border-block-end: 1px solid var(--line);
    font-size: 1rem;
    line-height: 1.4;
  }
  dt {
    color: var(--ink-soft);
  }
  dd {
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  ${media.belowTablet} {
    > div {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
      font-size: var(--t-s);
    }
  }
`

const Needed = styled.p`
  padding-block: var(--s2) var(--s3);
  font-size: var(--t-s);
  line-height: 1.4;

  > a {
    display: inline-block;
    padding-block: 5px;
    white-space: nowrap;
  }
`

/** Shown in another way, or in a row before. */
const WITHOUT_ROW: readonly SignUpField[] = ['last_name', 'password2']

/** Returns the rows of a part: what was filled in, as it will be sent. */
function useRows(): (part: Part) => { name: SignUpField; label: string; answer: string }[] {
  const { t } = useLingui()
  const { label } = useTexts()
  const language = useLanguage()
  const choices = useChoices()
  const { values } = useFormikContext<SignUpValues>()

  const format = (name: SignUpField): string => {
    const value = values[name]
    if (value instanceof File) return value.name
    if (name === 'first_name') return `${values.first_name} ${values.last_name}`.trim()
    if (name === 'designation') return values.role === 'team' ? values.designation : ''
    if (name === 'gender' || name === 'role')
      return choices[name].find((choice) => choice.value === value)?.label ?? ''
    if (name === 'date_of_birth' && !Number.isNaN(Date.parse(values.date_of_birth)))
      return formatDay(values.date_of_birth, language)
    if (name === 'password') return value ? t`Set` : ''
    return value ?? ''
  }
  return (part) =>
    FIELDS_OF[part]
      .filter((name) => !WITHOUT_ROW.includes(name))
      .map((name) => ({
        name,
        label: name === 'first_name' ? t`Full name` : label[name],
        answer: format(name),
      }))
      .filter(({ answer }) => answer !== '')
}

/** Shows what was filled in so far and what is still needed, to check before sending. */
export function AnswersSummary() {
  const { t } = useLingui()
  const { label } = useTexts()
  const titles = usePartTitles()
  const open = useOpenFields()
  const rowsOf = useRows()

  const handleEdit = (event: MouseEvent, part: Part) => {
    event.preventDefault()
    openPart(part)
  }
  const handleNeeded = (event: MouseEvent, name: SignUpField) => {
    event.preventDefault()
    focusControl(document.getElementById(FIELD_ID + name))
  }
  return (
    <Box aria-labelledby="answers">
      <h2 id="answers">
        <Trans>Check your answers</Trans>
      </h2>
      <p>
        <Trans>You can edit everything until you press Sign Up.</Trans>
      </p>
      {PARTS.map((part, index) => (
        <Fragment key={part}>
          <Head>
            <h3>
              {index + 1}. {titles[part]}
            </h3>
            <a
              href={`#${idOf(part)}`}
              aria-label={t`Edit: ${titles[part]}`}
              onClick={(event) => handleEdit(event, part)}
            >
              <Trans>Edit</Trans>
            </a>
          </Head>
          <Answers>
            {rowsOf(part).map(({ name, label: what, answer }) => (
              <div key={name}>
                <dt>{what}</dt>
                <dd>
                  <bdi>{answer}</bdi>
                </dd>
              </div>
            ))}
          </Answers>
          {open[part].length > 0 && (
            <Needed>
              {t`Still needed:`}{' '}
              {open[part].map((name, n) => (
                <Fragment key={name}>
                  {n > 0 && ' · '}
                  <a href={`#${FIELD_ID}${name}`} onClick={(event) => handleNeeded(event, name)}>
                    {label[name]}
                  </a>
                </Fragment>
              ))}
            </Needed>
          )}
        </Fragment>
      ))}
    </Box>
  )
}
