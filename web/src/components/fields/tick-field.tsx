import { useField } from 'formik'
import { Tick } from './tick.tsx'

interface TickFieldProps {
  name: string
  label: string
  /** Shows a switch instead of a checkbox. */
  isSwitch?: boolean
}

/** A checkbox or a switch in a form. */
export function TickField({ name, label, isSwitch }: TickFieldProps) {
  const [field] = useField<boolean>({ name, type: 'checkbox' })
  return (
    <Tick>
      <input {...field} value={undefined} type="checkbox" role={isSwitch ? 'switch' : undefined} />
      {label}
    </Tick>
  )
}
