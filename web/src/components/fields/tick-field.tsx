import { useField } from 'formik'
import { Tick } from './tick.tsx'

/** Shows a checkbox in a form. */
export function TickField({ name, label }: { name: string; label: string }) {
  const [field] = useField<boolean>({ name, type: 'checkbox' })
  return (
    <Tick>
      <input {...field} value={undefined} type="checkbox" />
      {label}
    </Tick>
  )
}
