import { firestore, read } from '../cloud/store.ts'
import { PROGRESS } from './project.ts'

/** Returns whether a restore is under way or was interrupted. No job may judge by half of the data. */
export const isRestoring = async (): Promise<boolean> => (await read(firestore.doc(PROGRESS))) !== undefined
