import styled, { css } from 'styled-components'
import { useState } from 'react'
import { Aside, Submit } from '#components/forms/form-layout.tsx'
import { Wrap } from '#components/layout/wrap.tsx'
import { media } from '#styles/media.ts'
import { Note } from '#components/feedback/note.tsx'
import { showToast } from '#components/overlay/toasts.tsx'

/** A box beside a form with a link to another page. */
export const Invitation = styled(Aside)`
  display: grid;
  justify-items: start;

  > p {
    margin-block-end: var(--s5);
  }
`

/** The fields of a short form, one below the other. */
export const NarrowFields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 460px);
  gap: var(--s5);
`

/** The button of a short form, as wide as its fields. */
export const WideSubmit = styled(Submit)`
  inline-size: 100%;
`

const noticeFirst = css`
  grid-template-columns: minmax(0, 1fr) minmax(0, 440px);
  gap: var(--s8);
`

/** A short form with a box beside it. A notice comes before the form. */
export const ShortFormLayout = styled(Wrap)<{ $isNoticeFirst?: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 440px) minmax(0, 400px);
  gap: var(--s9);
  align-items: start;
  padding-block: var(--s7) var(--section);
  ${({ $isNoticeFirst }) => $isNoticeFirst && noticeFirst}

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s6);
    padding-block-start: var(--s6);
  }
`

/** A line with a link that is high enough to press. */
export const LinkLine = styled.p`
  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
  }
`

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
