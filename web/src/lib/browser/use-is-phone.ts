import { createMediaHook } from './create-media-hook.ts'

/** Returns whether the window is as narrow as a phone, as `media.belowTablet`. Apart, since no public page needs it. */
export const useIsPhone = createMediaHook('(max-width: 767px)')
