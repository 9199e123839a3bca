import { Trans, useLingui } from '@lingui/react/macro'
import type { UserDocument } from 'domain/stored/user.ts'
import { REVIEW_FIELDS, type ReviewField, USER_FIELDS } from 'domain/user-fields.ts'
import { createContext, Fragment, type ReactNode, use } from 'react'
import styled from 'styled-components'
import { Alike, type LikenessTexts } from '../duplicates/likeness.tsx'
import { useFieldText } from '#components/application/use-field-text.ts'
import { languageOf } from '#lib/language-of.ts'

const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  color: var(--accent);
  font-size: var(--t-s);
  font-weight: 700;

  &::before {
    content: '';
    border: 4px solid currentColor;
    rotate: 45deg;
  }
`

const Was = styled.span`
  display: block;
  color: var(--ink-soft);
  font: 400 var(--t-s) / 1.35 var(--text);
  letter-spacing: 0;
  white-space: normal;
`

/** Marks a value that has changed since the admin read it. */
export const Changed = () => (
  <Mark>
    <Trans>changed</Trans>
  </Mark>
)

/** Shows the earlier value. */
const OldValue = ({ children }: { children: string }) => (
  <Was>
    <Trans>
      was <s>{children}</s>
    </Trans>
  </Was>
)

interface Compared {
  /** As stored now. */
  user: UserDocument
  /** As the admin read it. */
  read: UserDocument
  likeness: LikenessTexts
}

/** The user whose values are shown below. */
export const ComparedUser = createContext<Compared | undefined>(undefined)

function useCompared(): Compared {
  const compared = use(ComparedUser)
  if (!compared) throw new Error('ComparedValue needs a ComparedUser around it.')
  return compared
}

interface ComparedValueProps {
  name: ReviewField
  /** Replaces the field's own label. */
  label?: string
  isWide?: boolean
  children?: ReactNode
}

/** Shows a field with its value, and the earlier value if it has changed since the admin read it. */
export function ComparedValue({ name, label, isWide, children }: ComparedValueProps) {
  const { user, read, likeness } = useCompared()
  const alike = likeness[name]
  const mark = alike && <Alike how={alike.how}>{alike.text}</Alike>
  const { t } = useLingui()
  const { label: names, format } = useFieldText()
  const say = (whose: UserDocument) => format(whose, name) || t`Not given`
  const isChanged = user[name] !== read[name]
  const isNumber = name === 'cnic'
  return (
    <div className={isWide ? 'wide' : undefined}>
      <dt>
        {label ?? names[name]} {isChanged && <Changed />} {name === 'full_name' && mark}
      </dt>
      <dd className={isNumber ? 'number' : undefined}>
        {children ?? (
          <bdi lang={languageOf(say(user))} dir={isNumber ? 'ltr' : undefined}>
            {say(user)}
          </bdi>
        )}
        {isChanged && <OldValue>{say(read)}</OldValue>}
        {name !== 'full_name' && mark}
      </dd>
    </div>
  )
}

interface ComparedSectionProps {
  section: 'contact' | 'business' | 'application' | 'identity'
  /** Replaces how a field of the section is shown; `null` leaves it out. */
  shown?: Partial<Record<ReviewField, ReactNode>>
}

/** Shows every field that `USER_FIELDS` puts into a section of the dialog, so that a new one cannot be forgotten. */
export const ComparedSection = ({ section, shown = {} }: ComparedSectionProps) =>
  REVIEW_FIELDS.filter(
    (name) => (name === 'full_name' ? 'identity' : USER_FIELDS[name].review) === section,
  ).map((name) =>
    shown[name] === undefined ? (
      <ComparedValue key={name} name={name} />
    ) : (
      <Fragment key={name}>{shown[name]}</Fragment>
    ),
  )
