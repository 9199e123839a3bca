import { join } from 'node:path'

/** The repository's own folder. */
export const root = join(import.meta.dirname, '..', '..')

/** @param parts below the repository's folder */
export const fromRoot = (...parts: string[]) => join(root, ...parts)

/** @param parts below `node_modules` */
export const packaged = (...parts: string[]) => fromRoot('node_modules', ...parts)

/** Where a suite or a command keeps what it writes. */
export const localFolder = (name: string) => fromRoot('local', name)
