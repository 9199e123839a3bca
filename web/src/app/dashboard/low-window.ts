/** A window of an office laptop: what stands in the rail moves together, so that Logout is in view from 620 px. */
export const lowWindow = '@media (max-height: 819px) and (min-width: 992px)'
