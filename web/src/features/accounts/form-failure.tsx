import { useState } from 'react'
import styled from 'styled-components'
import { Note } from '#components/feedback/note.tsx'
import { showToast } from '#components/overlay/toasts.tsx'

/** Why a form was not sent. */
interface FailedSubmit {
  text: string
  /** Whether a toast has said it, so that it is not read out twice. */
  isSaid: boolean
}

/** Keeps why the last try failed, and shows a toast. */
export function useFormFailure() {
  const [failure, setFailure] = useState<FailedSubmit>()
  return {
    failure,
    fail: async (text: string) => {
      const isSaid = await showToast('error', text)
      setFailure({ text, isSaid: isSaid !== undefined })
    },
    forget: () => setFailure(undefined),
  }
}

const Quiet = styled.div`
  /* empty, it takes no row of the grid */
  &:empty {
    position: absolute;
  }
`

/** Shows above the button of a short form why it was not sent. */
export const FormFailure = ({ failure }: { failure: FailedSubmit | undefined }) => (
  <Quiet role={failure?.isSaid ? undefined : 'alert'}>
    {failure && <Note tone="refused">{failure.text}</Note>}
  </Quiet>
)
