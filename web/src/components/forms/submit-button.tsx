import { useFormikContext } from 'formik'
import type { ReactNode } from 'react'
import { Button, type ButtonKind } from '#components/controls/button.tsx'
import { useHydrated } from '#lib/browser/use-hydrated.ts'

interface SubmitButtonProps {
  /** The label while the form is being sent; without it only the animation shows. */
  busyLabel?: ReactNode
  kind?: ButtonKind
  className?: string
  children: ReactNode
}

/** Submits the form around it. Disabled until the page is hydrated. Ignores presses while the form is being sent. */
export function SubmitButton({ busyLabel, kind = 'primary', className, children }: SubmitButtonProps) {
  const { isSubmitting } = useFormikContext()
  const isHydrated = useHydrated()
  return (
    <Button type="submit" $kind={kind} className={className} disabled={!isHydrated} aria-busy={isSubmitting}>
      {isSubmitting ? (busyLabel ?? children) : children}
    </Button>
  )
}
