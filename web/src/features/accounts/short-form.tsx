import styled, { css } from 'styled-components'
import { Aside, Submit } from '#components/forms/form-layout.tsx'
import { Wrap } from '#components/layout/wrap.tsx'
import { media } from '#styles/media.ts'

/** Beside a form, with one button: where to go instead. */
export const Invitation = styled(Aside)`
  display: grid;
  justify-items: start;

  > p {
    margin-block-end: var(--s5);
  }
`

/** The few fields of a short form, one below the other. */
export const NarrowFields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 460px);
  gap: var(--s5);
`

/** The button of a short form, as wide as its fields. */
export const WideSubmit = styled(Submit)`
  inline-size: 100%;
`

const toldFirst = css`
  grid-template-columns: minmax(0, 1fr) minmax(0, 440px);
  gap: var(--s8);
`

/** A short form and what stands beside it; news, where there is some, comes before the form. */
export const ShortFormLayout = styled(Wrap)<{ $isToldFirst?: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 440px) minmax(0, 400px);
  gap: var(--s9);
  align-items: start;
  padding-block: var(--s7) var(--section);
  ${({ $isToldFirst }) => $isToldFirst && toldFirst}

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s6);
    padding-block-start: var(--s6);
  }
`

/** A line of a short form: link and words, high enough to be pressed. */
export const LinkLine = styled.p`
  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
  }
`
