import { useLingui } from '@lingui/react/macro'
import { Progress } from '#components/forms/progress.tsx'

const showWhole = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

/** Shows how much of a form has been sent. @param percent undefined while nothing is being sent */
export function SendingProgress({ percent }: { percent: number | undefined }) {
  const { t } = useLingui()
  return (
    percent !== undefined && (
      <div ref={showWhole}>
        <Progress label={t`Sending the form`} percent={percent} />
      </div>
    )
  )
}
