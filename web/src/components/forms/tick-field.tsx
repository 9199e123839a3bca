import { useField } from 'formik'
import { Tick } from './tick.ts'

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
