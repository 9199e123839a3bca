import { useState } from 'react'
import styled from 'styled-components'
import { Note } from '#components/feedback/note.tsx'
import { showToast } from '#components/overlay/toasts.tsx'

/** Why a form was not sent, and whether a toast has said so. */
interface FailedSubmit {
  text: string
  isSaid: boolean
}

/** What stands beside the button after a try that failed; a toast says it too. */
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
  /* no cell of the grid as long as it is silent, so no gap before it */
  &:empty {
    position: absolute;
  }
`

/** Stands over the button of a short form: why it was not sent, read out unless a toast was. */
export const FormFailure = ({ failure }: { failure: FailedSubmit | undefined }) => (
  <Quiet role={failure?.isSaid ? undefined : 'alert'}>
    {failure && <Note tone="refused">{failure.text}</Note>}
  </Quiet>
)
