/** Stands in for private pictures in tests: one red pixel. */
export const usePrivatePicture = (address?: string) =>
  address &&
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='
