/** Whether a text can be the id of a document at all. */
export const isId = (id: string): boolean => /^[\w-]{1,128}$/.test(id) && !/^__.*__$/.test(id)
