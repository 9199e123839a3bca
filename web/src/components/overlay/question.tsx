import { type ComponentProps, type ReactNode, useId } from 'react'
import { Button } from '#components/controls/button.tsx'
import { Dialog, DialogBody, DialogFoot } from './dialog.tsx'

interface QuestionProps {
  title: string
  /** Called for the close button and Escape; does the same as the safe answer. */
  onClose: () => void
  /** Buttons, one of them a `SafeAnswer`. */
  answers: ReactNode
  /** What would be lost; read aloud with the title. */
  children: ReactNode
}

/** Asks before something is lost. The focus starts on the safe answer. */
export function Question({ title, onClose, answers, children }: QuestionProps) {
  const id = useId()
  return (
    <Dialog title={title} size="narrow" describedBy={id} onClose={onClose}>
      <DialogBody id={id}>{children}</DialogBody>
      <DialogFoot>{answers}</DialogFoot>
    </Dialog>
  )
}

/** Renders the answer that loses nothing. */
export const SafeAnswer = (props: ComponentProps<typeof Button>) => (
  <Button type="button" data-initial-focus {...props} />
)
