import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { addressOf } from 'domain/api/endpoint.ts'
import { getCv } from 'domain/api/forms.ts'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import { WorkIcon } from '#components/controls/work-icon.tsx'
import { showToast } from '#components/overlay/toasts.tsx'
import { saveFile } from '#lib/firebase/save-file.ts'
import { useFailure } from '../use-failure.ts'

const Place = styled.span`
  display: block;
  margin-inline-start: calc(-1 * var(--s3));
`

/** Saves a CV, which stands in the log each time; nothing of it is asked for before. */
export function CvButton({ id, path }: { id: string; path: string }) {
  const { t } = useLingui()
  const failure = useFailure()
  const isPdf = path.endsWith('.pdf')
  const { mutate, isPending } = useMutation({
    mutationFn: () => saveFile(addressOf(getCv, { id }), `cv-${id}.${isPdf ? 'pdf' : 'jpg'}`),
    onError: (error) => void showToast('error', failure(error)),
  })
  return (
    <Place>
      <Button
        type="button"
        $kind="plain"
        $small
        aria-disabled={isPending}
        aria-busy={isPending}
        onClick={() => isPending || mutate()}
      >
        <WorkIcon name="download" />
        {isPdf ? t`Save the CV (PDF)` : t`Save the CV (picture)`}
      </Button>
    </Place>
  )
}
