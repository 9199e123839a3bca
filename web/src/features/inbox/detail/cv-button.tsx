import { useLingui } from '@lingui/react/macro'
import { addressOf } from 'domain/api/endpoint.ts'
import { getCv } from 'domain/api/inbox.ts'
import styled from 'styled-components'
import { SaveButton } from '../save-button.tsx'

const Place = styled.span`
  display: block;
  margin-inline-start: calc(-1 * var(--s3));
`

/** Saves a CV, which stands in the log each time. */
export function CvButton({ id, path }: { id: string; path: string }) {
  const { t } = useLingui()
  const isPdf = path.endsWith('.pdf')
  return (
    <Place>
      <SaveButton address={addressOf(getCv, { id })} name={`cv-${id}.${isPdf ? 'pdf' : 'jpg'}`}>
        {isPdf ? t`Save the CV (PDF)` : t`Save the CV (picture)`}
      </SaveButton>
    </Place>
  )
}
