import { useField } from 'formik'
import styled from 'styled-components'

const Tick = styled.label`
  display: inline-flex;
  align-items: center;
  gap: var(--s3);
  min-block-size: 44px;
  cursor: pointer;

  > input {
    flex: none;
    inline-size: 22px;
    block-size: 22px;
    margin: 0;
    accent-color: var(--anaar);
  }
`

interface TickFieldProps {
  name: string
  label: string
  /** For what is on or off rather than agreed to. */
  isSwitch?: boolean
}

/** Yes or no. */
export function TickField({ name, label, isSwitch }: TickFieldProps) {
  const [field] = useField<boolean>({ name, type: 'checkbox' })
  return (
    <Tick>
      <input {...field} value={undefined} type="checkbox" role={isSwitch ? 'switch' : undefined} />
      {label}
    </Tick>
  )
}
