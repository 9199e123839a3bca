import { Fragment } from 'react'

/** The letters that fit on a line of the narrowest list. */
const FITTING = 16

/** Writes a part of an address. A long one may break after its dots. */
const breakable = (part: string) =>
  part.length <= FITTING
    ? part
    : part.split('.').map((piece, index) => (
        <Fragment key={index}>
          {index > 0 && (
            <>
              .<wbr />
            </>
          )}
          {piece}
        </Fragment>
      ))

/** Shows an e-mail address, from left to right. A line that is too short for it ends before the @, or after a dot of a long part. */
export function EmailText({ email }: { email: string }) {
  const at = email.lastIndexOf('@')
  return (
    <bdi dir="ltr">
      {breakable(email.slice(0, at))}
      <wbr />
      {breakable(email.slice(at))}
    </bdi>
  )
}
