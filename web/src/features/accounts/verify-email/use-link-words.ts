import { useLingui } from '@lingui/react/macro'
import type { KnownLink } from './use-email-link.ts'

/** What the page stands at. */
export type Shown = Exclude<KnownLink, object> | Extract<KnownLink, object>['state']

/** What the page of a mailed link says. @param isNew whether the yes was said just now, and not at an earlier visit */
export function useLinkWords(link: KnownLink, isNew: boolean) {
  const { t } = useLingui()
  const {
    side,
    email,
    state: shown,
  }: { side?: string; email: string; state: Shown } = typeof link === 'object'
    ? link
    : { email: '', state: link }
  const isOld = side === 'old'

  const title: Record<Shown, string> = {
    asking: t`One moment, please`,
    asks: isOld ? t`Confirm your change of e-mail address` : t`Confirm your new e-mail address`,
    waits: isNew
      ? t`Thank you. One of the two addresses is confirmed.`
      : t`You have already confirmed this address`,
    done: isNew ? t`Your e-mail address has changed` : t`This change is already confirmed`,
    refused: t`This address cannot be used`,
    spent: t`This link no longer works`,
    unreachable: t`We could not be reached`,
  }
  const text: Record<Shown, string> = {
    asking: t`Checking your link...`,
    asks: isOld
      ? t`You asked to sign in with ${email} instead of this address.`
      : t`You asked to sign in with ${email} from now on.`,
    waits: isOld
      ? t`Now open the e-mail that we sent to ${email}, and confirm there too. Nothing changes until both addresses are confirmed.`
      : t`Now open the e-mail that we sent to your old address, and confirm there too. Nothing changes until both addresses are confirmed.`,
    done: t`From now on you sign in with ${email}. You have been signed out on all devices.`,
    refused: t`Another account now uses ${email}. Your address has not changed.`,
    spent: t`It is more than a day old, or the change was cancelled or replaced. See your account page.`,
    unreachable: t`The connection may have been lost.`,
  }
  return {
    shown,
    title: title[shown],
    text: text[shown],
    yes: isOld ? t`Confirm change` : t`Confirm address`,
  }
}
