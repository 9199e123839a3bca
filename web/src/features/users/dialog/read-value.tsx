import { useLingui } from '@lingui/react/macro'
import type { UserDocument } from 'domain/stored/user.ts'
import { REVIEW_FIELDS, type ReviewField, USER_FIELDS } from 'domain/user-fields.ts'
import { createContext, Fragment, type ReactNode, use } from 'react'
import { useFieldText } from '#components/application/use-field-text.ts'
import { Changed, OldValue } from './changed.tsx'

interface Compared {
  /** As stored now. */
  user: UserDocument
  /** As the admin read it. */
  read: UserDocument
}

/** The user whose values are shown below. */
export const ComparedUser = createContext<Compared | undefined>(undefined)

function useCompared(): Compared {
  const compared = use(ComparedUser)
  if (!compared) throw new Error('ReadValue needs a ComparedUser around it.')
  return compared
}

interface ReadValueProps {
  name: ReviewField
  /** Replaces the field's own label. */
  label?: string
  isWide?: boolean
  children?: ReactNode
}

/** Shows a field with its value, and the earlier value if it has changed since the admin read it. */
export function ReadValue({ name, label, isWide, children }: ReadValueProps) {
  const { user, read } = useCompared()
  const { t } = useLingui()
  const { label: names, format } = useFieldText()
  const say = (whose: UserDocument) => format(whose, name) || t`Not given`
  const isChanged = user[name] !== read[name]
  return (
    <div className={isWide ? 'wide' : undefined}>
      <dt>
        {label ?? names[name]} {isChanged && <Changed />}
      </dt>
      <dd className={name === 'cnic' ? 'number' : undefined}>
        {children ?? say(user)}
        {isChanged && <OldValue>{say(read)}</OldValue>}
      </dd>
    </div>
  )
}

interface ReadSectionProps {
  section: 'contact' | 'business' | 'application' | 'identity'
  /** Replaces how a field of the section is shown; `null` leaves it out. */
  shown?: Partial<Record<ReviewField, ReactNode>>
}

/** Shows every field that `USER_FIELDS` puts into a section of the dialog, so that a new one cannot be forgotten. */
export const ReadSection = ({ section, shown = {} }: ReadSectionProps) =>
  REVIEW_FIELDS.filter(
    (name) => (name === 'full_name' ? 'identity' : USER_FIELDS[name].review) === section,
  ).map((name) =>
    shown[name] === undefined ? (
      <ReadValue key={name} name={name} />
    ) : (
      <Fragment key={name}>{shown[name]}</Fragment>
    ),
  )
