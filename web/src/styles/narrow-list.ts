/** Where the dashboard's work area is too narrow for a table, rows become cards. */
export const narrowList = '@container (max-width: 880px)'
export const wideList = '@container (min-width: 880.01px)'
