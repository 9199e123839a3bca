import { createMediaHook } from './create-media-hook.ts'

/** Returns whether the user prefers reduced motion. */
export const useReducedMotion = createMediaHook('(prefers-reduced-motion: reduce)')
