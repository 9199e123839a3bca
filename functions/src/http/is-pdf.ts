const BEGINNING = Buffer.from('%PDF-')

/** Whether these bytes say that they are a PDF. What is in it is never opened here. */
export const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, BEGINNING.length).equals(BEGINNING)
