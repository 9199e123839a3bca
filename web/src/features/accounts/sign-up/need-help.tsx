import { Trans } from '@lingui/react/macro'
import styled from 'styled-components'
import { Hint } from '#components/fields/field-frame.tsx'
import { Aside } from '#components/forms/form-layout.tsx'
import { phoneHref } from '#lib/format/phone.ts'
import { useOrganisation } from '#lib/page-data/content.tsx'
import { media } from '#styles/media.ts'

const Box = styled(Aside)`
  /* below the progress, which stays at the top of the window */
  inset-block-start: 96px;

  > h2 {
    margin-block-end: var(--s2);
  }
  > p {
    line-height: 1.5;
  }
  ${media.belowDesktop} {
    position: static;
  }
`

const Phone = styled.a`
  display: inline-flex;
  align-items: center;
  min-block-size: 44px;
  font: 600 1.375rem/1.2 var(--display);
  && {
    white-space: normal; /* large letters take two lines */
  }
`

/** Tells how to reach the office while filling in the form. */
export function NeedHelp() {
  const { phone, email, openingHours, calling } = useOrganisation()
  return (
    <Box>
      <h2>
        <Trans>Need help?</Trans>
      </h2>
      {calling && <p>{calling}</p>}
      <p>
        <Phone href={phoneHref(phone)}>
          <bdi dir="ltr">{phone}</bdi>
        </Phone>
      </p>
      <Hint as="p">{openingHours}</Hint>
      <p>
        <a href={`mailto:${email}`}>
          <bdi dir="ltr">{email}</bdi>
        </a>
      </p>
    </Box>
  )
}
