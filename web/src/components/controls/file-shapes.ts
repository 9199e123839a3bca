/** Icons of files, on a grid of 24. Pages without files do not load them. */
export const FILE_SHAPES = {
  download: 'M4 16v4h16v-4M12 4v12M7 11l5 5 5-5',
  lock: 'M6 11h12v9H6zM8 11V8a4 4 0 018 0v3',
} as const
