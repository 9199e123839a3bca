import { useLingui } from '@lingui/react/macro'
import type { ChipStatus } from './chip.tsx'

/** Returns the translated name of each status of an application, a post, a donation or the site. */
export function useStatusNames(): Record<ChipStatus, string> {
  const { t } = useLingui()
  return {
    active: t`Active`,
    approved: t`Approved`,
    pending: t`Pending`,
    rejected: t`Rejected`,
    needsCorrection: t`Needs correction`,
    corrected: t`Corrected`,
    answered: t`Answered`,
    suspended: t`Suspended`,
    published: t`Published`,
    scheduled: t`Scheduled`,
    draft: t`Draft`,
    missing: t`Missing`,
    sample: t`Sample`,
    ready: t`Ready`,
    closed: t`Not open`,
    pledged: t`Pledged`,
    received: t`Received`,
    paid: t`Paid by card`,
    charging: t`Payment in progress`,
    sending: t`Sending`,
    sent: t`Sent`,
    unknown: t`Unknown`,
    failed: t`Failed`,
  }
}
