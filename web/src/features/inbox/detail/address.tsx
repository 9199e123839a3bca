import { EmailText } from '#components/dashboard/email-text.tsx'

/** An address as it was given. */
export const Address = ({ email }: { email: string }) => (
  <span dir="ltr">
    <EmailText email={email} />
  </span>
)
