import { css } from 'styled-components'

/** Grounds of a section. Focus shows in marigold on the dark ones. */
export const onNight = css`
  background-color: var(--raat);
  color: var(--on-dark);
  --focus: var(--genda);
`
export const onAnaar = css`
  background-color: var(--anaar);
  color: var(--on-dark);
  --focus: var(--genda);
`
export const onKora = css`
  background-color: var(--kora);
`
export const onGenda = css`
  background-color: var(--genda);
  color: var(--ink);
`
