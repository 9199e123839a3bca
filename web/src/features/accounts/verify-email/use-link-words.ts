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
    asks: isOld ? t`May your e-mail address change?` : t`Is this address yours?`,
    waits: isNew ? t`Thank you, that is one yes of two` : t`You have already confirmed this`,
    done: isNew ? t`Your e-mail address has changed` : t`This change is already confirmed`,
    refused: t`This address cannot be used`,
    spent: t`This link does not work any more`,
    unreachable: t`We cannot be reached just now`,
  }
  const text: Record<Shown, string> = {
    asking: t`We are looking what this link is about.`,
    asks: isOld
      ? t`You asked to sign in with ${email} instead of the address that this link was mailed to.`
      : t`You asked to sign in with ${email} from now on.`,
    waits: isOld
      ? t`Now open the mail at ${email}, and press the button of its link. Nothing changes before both addresses have said yes.`
      : t`Now open the mail at your old address, and press the button of its link. Nothing changes before both addresses have said yes.`,
    done: t`From now on you sign in with ${email}. Wherever you were signed in before, you are not any more.`,
    refused: t`Another account has ${email} by now. Your address has stayed as it was.`,
    spent: t`It is older than a day, or the change was taken back or asked for anew. Your own page says where it stands.`,
    unreachable: t`The connection may have been lost for a moment.`,
  }
  return {
    shown,
    title: title[shown],
    text: text[shown],
    yes: isOld ? t`Yes, change it` : t`Yes, it is mine`,
  }
}
