import { useFormikContext } from 'formik'
import type { MouseEvent, ReactNode } from 'react'
import { Button, type ButtonKind } from '#components/controls/button.tsx'
import { useHydrated } from '#lib/browser/use-hydrated.ts'

interface SubmitButtonProps {
  /** What it says while the form is being sent; without it only the stitch runs. */
  busyLabel?: ReactNode
  kind?: ButtonKind
  className?: string
  children: ReactNode
}

// leaving a field shows its message, which would move the button away from under the mouse before it is let go
const keepFocus = (event: MouseEvent) => event.preventDefault()

const ignore = (event: MouseEvent) => event.preventDefault()

/** Sends the form around it: disabled until the page answers. While it sends it does nothing and keeps the focus. */
export function SubmitButton({ busyLabel, kind = 'primary', className, children }: SubmitButtonProps) {
  const { isSubmitting } = useFormikContext()
  const isHydrated = useHydrated()
  return (
    <Button
      type="submit"
      $kind={kind}
      className={className}
      disabled={!isHydrated}
      aria-disabled={isSubmitting}
      onClick={isSubmitting ? ignore : undefined}
      aria-busy={isSubmitting}
      onMouseDown={keepFocus}
    >
      {isSubmitting ? (busyLabel ?? children) : children}
    </Button>
  )
}
