import { Trans } from '@lingui/react/macro'
import styled from 'styled-components'
import { Wrap } from '#components/layout/wrap.tsx'
import { useOrganisation } from '#lib/page-data/content.tsx'
import { phoneHref } from '#lib/format/phone.ts'
import { media } from '#styles/media.ts'

const Place = styled(Wrap)`
  display: grid;
  gap: var(--s5);
  padding-block: var(--section);

  > p {
    max-inline-size: 34em;
    font-size: var(--t-l);
    line-height: 1.5;
  }
`

/** What needs scripts; without them it would promise what does not happen. */
export const WithScripts = styled.div`
  ${media.withoutScripts} {
    display: none;
  }
`

/** What to do with the link of a mail in a browser without scripts. */
export function WithoutScripts() {
  const { phone, email } = useOrganisation()
  return (
    <noscript>
      <Place>
        <h2>
          <Trans>Your address is not confirmed yet</Trans>
        </h2>
        <p>
          <Trans>
            This page needs JavaScript, which is switched off in this browser. Open the link in another
            browser. You can also call <a href={phoneHref(phone)}>{phone}</a> or write from your address to{' '}
            <a href={`mailto:${email}`}>{email}</a>.
          </Trans>
        </p>
      </Place>
    </noscript>
  )
}
