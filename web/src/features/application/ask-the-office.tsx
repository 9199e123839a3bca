import { Trans, useLingui } from '@lingui/react/macro'
import { organisation } from 'domain/organisation.ts'
import { Box, Pairs } from '#components/dashboard/box.tsx'
import { toTelephone } from '#lib/telephone.ts'

const { phone, email, address, officeHours } = organisation

/** Whom to ask about a decision. */
export function AskTheOffice() {
  const { t } = useLingui()
  return (
    <Box>
      <h2>
        <Trans>Ask the office</Trans>
      </h2>
      <Pairs
        pairs={[
          [
            t`Phone`,
            <a key="phone" href={toTelephone(phone)}>
              {phone}
            </a>,
          ],
          [
            t`E-mail`,
            <a key="email" href={`mailto:${email}`}>
              {email}
            </a>,
          ],
          [t`Address`, address],
          [t`Open`, t`Monday to Friday, ${officeHours.from} to ${officeHours.to}`],
        ]}
      />
    </Box>
  )
}
