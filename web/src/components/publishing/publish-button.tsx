import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { publishAgain, publishEverything, resumePublishing } from 'domain/api/site.ts'
import { Button } from '#components/controls/button.tsx'
import { WorkIcon } from '#components/controls/work-icon.tsx'
import { showToast } from '#components/overlay/toasts.tsx'
import { useErrorToast } from '#components/overlay/use-error-toast.ts'
import { callSignedIn } from '#lib/firebase/call-signed-in.ts'

const CALLS = { again: publishAgain, everything: publishEverything, resume: resumePublishing }

interface PublishButtonProps {
  kind?: keyof typeof CALLS
  /** Instead of Try again. */
  label?: string
}

/** Publishes unpublished changes, rebuilds every page, or ends a pause. */
export function PublishButton({ kind = 'again', label }: PublishButtonProps) {
  const { t } = useLingui()
  const showError = useErrorToast()
  const { mutate, isPending } = useMutation({
    mutationFn: () => callSignedIn(CALLS[kind], {}),
    onSuccess: () => void showToast('success', t`The website is being published. This takes a few seconds.`),
    onError: (error) => showError(error),
  })
  const labels = {
    again: <Trans>Try again</Trans>,
    everything: <Trans>Rebuild the website</Trans>,
    resume: <Trans>Resume and publish</Trans>,
  }
  return (
    <Button type="button" $kind="line" $small aria-busy={isPending} onClick={() => mutate()}>
      <WorkIcon name="turn" />
      {label ?? labels[kind]}
    </Button>
  )
}
