import { join } from 'node:path'

/** The folder of the repository. */
export const root = join(import.meta.dirname, '..', '..')

/** Builds an absolute path. @param parts below the repository's folder */
export const fromRoot = (...parts: string[]) => join(root, ...parts)

/** Builds the absolute path of something installed. @param parts below `node_modules` */
export const packaged = (...parts: string[]) => fromRoot('node_modules', ...parts)

/** Returns the folder for the files of a suite or a command. */
export const localFolder = (name: string) => fromRoot('local', name)
