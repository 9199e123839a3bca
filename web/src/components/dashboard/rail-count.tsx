import styled from 'styled-components'

/** Shows a number of open tasks in the rail. */
export const RailCount = styled.span`
  min-inline-size: 26px;
  margin-inline-start: auto;
  padding: 1px 7px;
  border-radius: var(--radius);
  background: var(--highlight);
  color: var(--ink);
  font-size: var(--t-xs);
  font-weight: 700;
  text-align: center;
  font-variant-numeric: tabular-nums;
`
