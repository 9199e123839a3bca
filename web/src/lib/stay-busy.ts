/**
 * Returns a promise that never resolves. A form that awaits it stays busy until the next screen replaces it, so that
 * a second press cannot send the form twice.
 */
export const stayBusy = (): Promise<never> => new Promise(() => {})
