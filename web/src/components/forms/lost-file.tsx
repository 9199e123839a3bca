import { Trans } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { Hint } from './field-frame.tsx'

/** What a form knows of files that were chosen before the page was loaded anew. */
export interface FormStatus {
  lostFiles?: readonly string[]
}

/** Those of them that are still missing. */
export const stillLost = (status: unknown, values: Readonly<Record<string, unknown>>): string[] =>
  ((status as FormStatus | undefined)?.lostFiles ?? []).filter((name) => !(values[name] instanceof File))

/** Says beside a field that the file chosen there before a reload is not: no device keeps what may be about somebody. */
export function LostFile({ name, id }: { name: string; id: string }) {
  const { status, values } = useFormikContext<Record<string, unknown>>()
  return (
    stillLost(status, values).includes(name) && (
      <Hint id={`${id}-lost`}>
        <b>
          <Trans>The file you had chosen is not kept on this device. Please choose it again.</Trans>
        </b>
      </Hint>
    )
  )
}
