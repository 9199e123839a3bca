import { Fragment } from 'react'

/** Writes a part of an address, which may break after a dot. */
const breakable = (part: string) =>
  part.split('.').map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && (
        <>
          .<wbr />
        </>
      )}
      {piece}
    </Fragment>
  ))

/** Shows an e-mail address, from left to right. A line that is too short for it ends before the @ or after a dot. */
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
