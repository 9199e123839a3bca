import { Trans } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { Hint } from './field-frame.tsx'
import { lostFilesOf } from './form-status.ts'

/** Says beside a field that the file chosen there before a reload is not: no device keeps what may be about somebody. */
export function LostFile({ name, id }: { name: string; id: string }) {
  const { status, values } = useFormikContext<Record<string, unknown>>()
  return (
    lostFilesOf(status, values).includes(name) && (
      <Hint id={`${id}-lost`}>
        <b>
          <Trans>Files are not saved on this device. Please choose your file again.</Trans>
        </b>
      </Hint>
    )
  )
}
