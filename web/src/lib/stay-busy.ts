/**
 * Never comes to an end: a form that waits for it stays busy until the next screen, which is still being loaded, takes its
 * place. A second press would otherwise send it twice.
 */
export const stayBusy = (): Promise<never> => new Promise(() => {})
