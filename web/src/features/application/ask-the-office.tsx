import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Pairs } from '#components/dashboard/box.tsx'
import { useOrganisation } from '#lib/page-data/content.tsx'
import { phoneHref } from '#lib/format/phone.ts'

/** How to reach the office. */
export function AskTheOffice() {
  const { t } = useLingui()
  const { phone, email, address, openingHours } = useOrganisation()
  return (
    <Box>
      <h2>
        <Trans>Ask the office</Trans>
      </h2>
      <Pairs
        pairs={[
          [
            t`Phone`,
            <a key="phone" href={phoneHref(phone)}>
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
          [t`Opening hours`, openingHours],
        ]}
      />
    </Box>
  )
}
