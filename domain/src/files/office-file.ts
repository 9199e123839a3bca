import type { OfficeFile } from './stored-file.ts'

/** A file as pages and REST list it. */
export type ListedFile = Omit<OfficeFile, 'sha256' | 'version'>

/** Drops what only the server needs. */
export function toListedFile({ sha256: _sha256, version: _version, ...file }: OfficeFile): ListedFile {
  return file
}

/** The folder of the site with the files for everybody. */
export const FILE_FOLDER = '/files/'

/** Returns the address of a file for everybody. It stays the same when the file is replaced. */
export const fileAddress = ({ id, name }: Pick<OfficeFile, 'id' | 'name'>): string =>
  `${FILE_FOLDER}${id}/${name}`

/** Sorts files as lists show them: the newest first. */
export const byFileDate = (files: readonly OfficeFile[]): OfficeFile[] =>
  files.toSorted((a, b) => b.date.localeCompare(a.date) || b.createdAt.localeCompare(a.createdAt))
