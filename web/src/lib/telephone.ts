/** The link that dials a number written for people. */
export const toTelephone = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`
